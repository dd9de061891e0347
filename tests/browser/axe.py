"""axe-core: what a machine can find of barriers on a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Colours are judged when they have settled: on their way they may come too near to each other.
ASK = """async rules => {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  const turning = document.getAnimations().filter(each => each instanceof CSSTransition)
  await Promise.allSettled(turning.map(each => each.finished))
  return axe.run(document, { runOnly: rules, resultTypes: ['violations'] })
    .then(found => found.violations.map(each =>
        each.id + ': ' + each.help + '\\n' + each.nodes.slice(0, 3)
            .map(node => '    ' + node.html.slice(0, 200) + '\\n      ' + node.failureSummary)
            .join('\\n')))
}"""


def assert_no_barriers(page: Page, where: str) -> None:
    """No violation of WCAG 2.2 AA, nor of what axe counts as good practice."""
    if not page.evaluate("typeof axe === 'object'"):
        # Evaluated as text: the page's policy allows no script that is not its own.
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found = page.evaluate(ASK, RULES)
    assert not found, f"{where}:\n" + "\n".join(found)
