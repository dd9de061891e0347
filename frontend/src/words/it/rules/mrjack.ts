// Le regole di Mr. Jack, con parole nostre.

import type { Rules } from '../../../rules/leaf'

export const rules: Rules = () => ({
  title: 'Mr. Jack',
  lead: 'Otto personaggi camminano per le strade di Whitechapel, e tutti e due i giocatori li muovono tutti. Uno degli otto è Jack, e un solo giocatore sa chi. Alla fine di ogni turno il detective fa la stessa domanda: Jack è visto? Otto turni; circa mezz’ora.',
  sections: [
    {
      id: 'goal',
      title: 'Chi vince',
      blocks: [
        {
          list: [
            'Il detective vince portando un personaggio su Jack e accusandolo {J4}.',
            'Jack vince quando è accusato qualcun altro, quando lascia il quartiere {J5}, o quando finisce l’ottavo turno: è l’alba.',
          ],
        },
        { p: 'Chi gioca Jack pesca la sua identità tra otto carte alibi e non la mostra a nessuno. Tutti e otto sono sospetti.' },
      ],
    },
    {
      id: 'turn',
      title: 'Un turno',
      blocks: [
        { p: 'Turni dispari: quattro delle otto carte personaggio si scoprono. Il detective ne sceglie una e gioca quel personaggio, Jack ne gioca due, il detective l’ultimo. Turni pari: le altre quattro carte, e al contrario: Jack, detective, detective, Jack {J13}.' },
        { p: 'Giocare un personaggio vuol dire muoverlo e usare la sua abilità. Nessuno può passare: ciò che è stampato si deve fare, tranne lo scambio di Gull e i tetti di Stealthy.' },
      ],
    },
    {
      id: 'moving',
      title: 'Muovere',
      blocks: [
        { p: 'Da uno a tre esagoni lungo la strada, attraverso altri personaggi ma non sopra di loro, e mai di nuovo dove il movimento è cominciato {J2}. Case, giardini e lampioni sbarrano la via.' },
        { p: 'Da un tombino aperto ogni altro tombino aperto dista un punto, anche a metà di un movimento. Una copertura chiude il tombino.' },
        { picture: 'sewers', caption: 'Un passo fino al tombino, uno per le fogne, un altro in strada: tre punti.' },
        { p: 'Il detective può finire un movimento su un altro personaggio per accusarlo. Se ha ragione ha vinto; se no, ha vinto Jack {J4}.' },
        { p: 'Un personaggio che non può andare da nessuna parte resta fermo {J3}.' },
      ],
    },
    {
      id: 'characters',
      title: 'Gli otto',
      blocks: [
        {
          table: {
            head: ['chi', 'che cos’altro fa'],
            rows: [
              ['Sherlock Holmes', 'Dopo il movimento, il giocatore pesca in segreto una carta alibi: quel personaggio non è Jack {J12}.'],
              ['Dottor Watson', 'La sua lanterna illumina la linea retta davanti a lui. Dopo il movimento viene girato come si vuole; lo gira chi lo muove {J7}.'],
              ['John Smith', 'Prima o dopo il movimento: un lampione acceso si spegne e un altro si accende {J10}.'],
              ['Ispettore Lestrade', 'Prima o dopo: un posto di blocco passa da un’uscita a un’altra {J10}.'],
              ['Miss Stealthy', 'Quattro punti, e attraversa tutto: case, giardini, lampioni. Deve finire in strada {J2}.'],
              ['Sergente Goodley', 'Prima o dopo: il suo fischietto porta altri più vicino a lui, tre punti in tutto {J9}.'],
              ['Sir William Gull', 'Invece di muoversi può scambiarsi di posto con chiunque.'],
              ['Jeremy Bert', 'Prima o dopo: una copertura passa da un tombino a un altro {J10}.'],
            ],
          },
        },
        { p: 'Un’abilità si usa tutta prima del movimento o tutta dopo {J6}.' },
      ],
    },
    {
      id: 'witnesses',
      title: 'L’appello ai testimoni',
      blocks: [
        { p: 'Dopo il quarto personaggio Jack dice se è visto. È visto chi sta su un esagono accanto a un lampione acceso, accanto a un altro personaggio, o nella luce della lanterna di Watson {J8}.' },
        { picture: 'seen', caption: 'Alla luce di un lampione, fianco a fianco, o nella lanterna: visti. Gli altri no.' },
        {
          list: [
            'Visto: ogni sospetto che non è visto è scagionato.',
            'Non visto: ogni sospetto che è visto è scagionato, e nel turno seguente Jack può andarsene.',
          ],
        },
        { p: 'Poi, dopo ciascuno dei primi quattro turni, il lampione col numero del turno si spegne per sempre. Si fa più buio {J10}.' },
      ],
    },
    {
      id: 'leaving',
      title: 'Lasciare il quartiere',
      blocks: [
        { p: 'Quando l’ultimo appello ha detto «non visto», chi gioca Jack può giocare il personaggio di Jack e uscire dal quartiere: da un’uscita senza posto di blocco, per un punto in più della strada fino al suo esagono {J5}. Non nel primo turno.' },
        { picture: 'leaving', caption: 'Due passi fino all’esagono dell’uscita e uno per uscire: tre punti. Solo Jack, e solo se non è stato visto.' },
        { p: 'Che avrebbe potuto andarsene, e non l’ha fatto, non lo sa nessuno.' },
      ],
    },
    {
      id: 'boards',
      title: 'Due edizioni',
      blocks: [
        { p: 'La scatola esiste con due mappe. La più recente ha un nono tombino, e all’inizio Watson e Stealthy sono scambiati. Si può giocare con entrambe {J1}.' },
      ],
    },
  ],
  sheet: [
    {
      id: 'order',
      title: 'Ordine di gioco',
      blocks: [
        {
          list: [
            'Turni dispari: detective, Jack, Jack, detective. Pari: Jack, detective, detective, Jack.',
            'Muovi da 1 a 3 (Stealthy 4) e usa l’abilità. Su un altro personaggio: accusa.',
            'Visto: accanto a un lampione, accanto a qualcuno, nella lanterna.',
            'Non visto nel turno scorso: Jack può uscire da un’uscita aperta.',
          ],
        },
      ],
    },
    {
      id: 'abilities',
      title: 'Abilità',
      blocks: [
        {
          list: [
            'Holmes pesca un alibi. Watson si gira.',
            'Smith sposta un lampione, Lestrade un posto di blocco, Bert una copertura.',
            'Goodley fischia, tre punti. Gull può scambiarsi.',
            'Stealthy attraversa tutto.',
          ],
        },
      ],
    },
  ],
  rulings: {
    J1: 'La prima edizione, se il tavolo non sceglie la più recente.',
    J2: 'I tombini sono strada. Da uno aperto ogni altro aperto dista un punto, anche più volte e anche sotto altre pedine. Stealthy ha quattro punti e può usare anche le fogne.',
    J3: 'Se qualcuno è bloccato si giudica ogni volta da capo. Restare vale come movimento. Gull non resta mai, perché può scambiarsi.',
    J4: 'Si può accusare chiunque altro alla portata di un movimento, anche chi è scagionato. Non con lo scambio o il fischietto.',
    J5: 'La via più breve fino all’esagono dell’uscita, senza badare alle pedine, e un punto in più. Non con lo scambio o il fischietto.',
    J6: 'Un fischio cominciato si finisce prima di ogni altra cosa, salvo orientare Watson. Holmes pesca dopo il movimento.',
    J7: 'Chi ha mosso Watson col fischietto o con lo scambio lo orienta subito.',
    J8: 'La lanterna fa luce fino alla prima casa, al primo giardino o lampione, attraverso i personaggi, e non su Watson stesso. Due tombini aperti non sono l’uno accanto all’altro. Anche chi è scagionato conta.',
    J9: 'Ogni chiamata porta un personaggio su un esagono libero più vicino a Goodley, a piedi; costa i passi fatti. Si può richiamare lo stesso. Continua finché un uso è possibile.',
    J10: 'Smith può prendere qualunque lampione acceso. Il lampione col numero del turno si spegne ovunque sia allora. Bert può usare anche il proprio esagono.',
    J12: 'Dalle carte che nessuno ha in mano: quella di Jack non è tra loro.',
    J13: 'All’inizio tutti sono visti, perciò nel turno 1 nessuno se ne va. Le carte si mescolano prima dei turni 3, 5 e 7. Con un solo sospetto la partita continua.',
  },
})
