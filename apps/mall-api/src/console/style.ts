export const consoleStyle = `
:root {
  color-scheme: light dark; font: 14px/1.5 -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif;
  --line: light-dark(#dde1e6, #2a3038); --edge: light-dark(#68737f, #8a94a0); --soft: light-dark(#f5f6f7, #171b20);
  --ink: light-dark(#14181d, #eef1f4); --muted: light-dark(#59636f, #9aa4b0); --ground: light-dark(#fff, #0f1215);
  --link: light-dark(#1b5e9e, #7db7ee); --action: light-dark(#b9430b, #f0813e);
}
body { max-width: 1100px; margin: 0 auto; padding: 16px; background: var(--ground); color: var(--ink) }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; justify-content: space-between; align-items: baseline }
h1 { font-size: 20px; margin: 0 } h1 a { color: inherit; text-decoration: none } h2 { font-size: 18px; margin: 24px 0 12px } h3 { font-size: 15px }
a { color: var(--link) }
.table { overflow-x: auto } table { border-collapse: collapse; width: 100%; margin-top: 8px }
th, td { text-align: start; padding: 8px; border-bottom: 1px solid var(--line); vertical-align: top; font-variant-numeric: tabular-nums }
td { min-width: 4.5em } td:first-child { min-width: 8em; overflow-wrap: anywhere } td:last-child { min-width: 13em } td:last-child input:not([type=checkbox], [type=file], .short) { width: 11em } td:last-child input:is([name^=reason], [name=message], [name=reply], [name=note]) { width: 17em }
ul.goods { list-style: none; margin: 0; padding: 0 } ul.goods li { margin-bottom: 2px }
th { background: var(--soft); font-size: 12px; color: var(--muted) } td.words { min-width: 9em; overflow-wrap: anywhere }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); gap: 12px; align-items: end; flex: 1 }
.photos { display: flex; flex-wrap: wrap; gap: 4px; margin: 4px 0 } .photos:empty { display: none } .photos img { display: block; width: 64px; height: 64px; object-fit: cover; border: 1px solid var(--line); border-radius: 4px }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end } td form + form { margin-top: 8px } label { display: grid; gap: 2px; font-size: 12px; color: var(--muted) } label:has([type=checkbox]) { display: flex; align-items: center; gap: 8px }
[type=checkbox] { min-height: 0 }
input, select, button, summary { font: inherit }
input, select, button, .confirm > summary { min-height: 32px; box-sizing: border-box; max-width: 100%; padding: 4px 10px; border: 1px solid var(--edge); border-radius: 4px; background: transparent; color: var(--ink); font-size: 14px }
option { color: #14181d; background: #fff } input.short { width: 7em }
button, .confirm > summary { white-space: normal; text-align: start }
button, .confirm > summary { background: var(--action); border-color: transparent; color: var(--ground); cursor: pointer }
button.quiet { background: transparent; color: inherit; border-color: var(--edge) }
.confirm > summary { display: inline-block; list-style: none } .confirm > summary::-webkit-details-marker { display: none }
.confirm[open] { padding: 8px; border: 1px solid var(--edge); border-radius: 4px } .confirm[open] > summary { background: transparent; color: inherit; border-color: var(--edge) }
.confirm { display: inline-block; margin: 0 4px 4px 0; vertical-align: top } .confirm[open] { display: block } .confirm.quiet > summary { background: transparent; color: inherit; border-color: var(--edge) }
.confirm p { margin: 8px 0; white-space: normal }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
.states { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 12px 0 4px; border-bottom: 1px solid var(--line) }
.states a { padding: 8px 2px; color: var(--muted); text-decoration: none; white-space: nowrap }
.console .states [aria-current] { background: none; box-shadow: inset 0 -2px var(--action); color: var(--ink); font-weight: 600 }
.shop { display: flex; gap: 4px; align-items: center; margin-inline: auto 0 } .shop select { max-width: 14em } strong.shop { font-weight: 500 }
[role=search] { margin-top: 8px } [role=search] label { flex: 1 1 220px; max-width: 360px }
.pages { display: flex; gap: 16px } .pages:empty { display: none }
.said { position: sticky; top: 0; z-index: 1; padding: 8px 12px; border-radius: 4px; background: var(--soft); border-inline-start: 4px solid light-dark(#1d7a46, #5cc48a) }
.said.failed { border-color: light-dark(#b3261e, #f2827b) }
.console { max-width: 1400px }
.console > header { padding-bottom: 12px; border-bottom: 1px solid var(--line) }
nav h2 { font-size: 12px; margin: 16px 0 4px; color: var(--muted) } nav ul { list-style: none; margin: 0; padding: 0 } nav p { margin: 16px 0 0 }
nav li a, nav p a { display: flex; justify-content: space-between; gap: 8px; padding: 6px 8px; border-radius: 4px; color: inherit; text-decoration: none }
nav li a:hover, nav p a:hover { background: var(--soft) } nav [aria-current] { background: var(--soft); box-shadow: inset 3px 0 var(--action) }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
nav li { position: relative }
nav b { min-width: 20px; padding: 0 6px; border-radius: 10px; background: var(--action); color: var(--ground); font-size: 12px; text-align: center; align-self: center }
.queues { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr)); gap: 8px; list-style: none; margin: 0; padding: 0 }
.queues a { display: flex; gap: 12px; align-items: baseline; min-height: 44px; box-sizing: border-box; padding: 8px 12px; border: 1px solid var(--line); border-radius: 4px; color: inherit; text-decoration: none }
.queues a:hover { background: var(--soft) } .queues b { min-width: 2ch; font-size: 20px; font-variant-numeric: tabular-nums }
main > section:first-child h2, main > .said + section h2 { margin-top: 16px }
@media (min-width: 900px) {
  .console { display: grid; grid-template: auto 1fr / 220px minmax(0, 1fr); column-gap: 32px } .console > header { grid-column: 1 / -1 }
  .console > nav { grid-area: 2 / 1 } .console > main { grid-area: 2 / 2 } .menu-link { display: none }
}
@media (max-width: 899px) {
  .menu-link { display: inline-block; margin-top: 12px; padding: 6px 0 } .console > nav { margin-top: 32px; border-top: 1px solid var(--line) }
  nav > div { break-inside: avoid } .console > nav { columns: 2 }
}
@media (max-width: 640px) {
  tbody, tr, td { display: block } thead { display: none } tr { padding: 8px 0; border-bottom: 1px solid var(--line) }
  td:not(:first-child, :last-child, :empty)::before { content: attr(data-label) ': '; color: var(--muted); font-size: 12px }
  td:has(> form:first-child label)::before { content: none !important }
  .shop { margin: 0; flex: 1 1 100% } .shop select { flex: 1; max-width: none }
  td label:has(> input:is([name^=reason], [name=message], [name=reply], [name=note])) { flex: 1 1 100% } td:last-child input:is([name^=reason], [name=message], [name=reply], [name=note]) { width: 100% }
  td { border: 0; padding: 2px 0; white-space: normal; overflow-wrap: anywhere } td:first-child { font-weight: 600 }
  input, select, button, .confirm > summary { min-height: 40px; font-size: 16px } td form { margin-top: 8px }
}
`
