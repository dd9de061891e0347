// What the page around the games says.

export const page = {
  name: 'Dark Lantern',
}
