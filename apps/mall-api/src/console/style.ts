export const consoleStyle = `
:root {
  color-scheme: light dark; font: 14px/1.5 -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif;
  --line: light-dark(#dde1e6, #2a3038); --edge: light-dark(#68737f, #8a94a0); --soft: light-dark(#f5f6f7, #171b20);
  --ink: light-dark(#14181d, #eef1f4); --muted: light-dark(#59636f, #9aa4b0); --ground: light-dark(#fff, #0f1215);
  --link: light-dark(#1b5e9e, #7db7ee); --action: light-dark(#b9430b, #f0813e);
}
body { max-width: 1100px; margin: 0 auto; padding: 16px; background: var(--ground); color: var(--ink) }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center } header h1 { flex: 1 1 auto }
h1 { font-size: 20px; margin: 0 } h1 a { color: inherit; text-decoration: none } h2 { font-size: 18px; margin: 24px 0 12px } h3 { font-size: 15px }
a { color: var(--link) }
.table { overflow-x: auto } table { border-collapse: collapse; width: 100%; margin-top: 8px }
th, td { text-align: start; padding: 8px; border-bottom: 1px solid var(--line); vertical-align: top; font-variant-numeric: tabular-nums }
td { min-width: 4.5em; max-width: 34em } td:first-child { min-width: 8em; overflow-wrap: break-word } td:has(> form, > .more, > .confirm) { min-width: 13em; max-width: none } td > form { display: inline-flex; margin: 0 4px 4px 0; vertical-align: bottom } td:last-child input:not([type=checkbox], [type=file], .short) { width: 11em } td:last-child input:is([name^=reason], [name=message], [name=reply], [name=note]) { width: 17em }
ul.goods { list-style: none; margin: 0; padding: 0 } ul.goods li { margin-bottom: 2px }
th { background: var(--soft); font-size: 12px; color: var(--muted) } td.words { min-width: 9em; overflow-wrap: break-word }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); gap: 12px; align-items: end; flex: 1 }
.photos { display: flex; flex-wrap: wrap; gap: 4px; margin: 4px 0 } .photos:empty { display: none } .photos img { display: block; width: 64px; height: 64px; object-fit: cover; border: 1px solid var(--line); border-radius: 4px }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end } td .more form + form { margin-top: 8px } label { display: grid; gap: 2px; font-size: 12px; color: var(--muted) } label:has([type=checkbox]) { display: flex; align-items: center; gap: 8px }
[type=checkbox] { min-height: 0 }
input, select, button, summary { font: inherit }
input, select, button, :is(.confirm, .more, .panel) > summary { min-height: 32px; box-sizing: border-box; max-width: 100%; padding: 4px 10px; border: 1px solid var(--edge); border-radius: 4px; background: transparent; color: var(--ink); font-size: 14px }
option { color: #14181d; background: #fff } input.short { width: 7em }
button, .confirm > summary { white-space: normal; text-align: start }
button, .confirm > summary { background: var(--action); border-color: transparent; color: var(--ground); cursor: pointer }
button.quiet { background: transparent; color: inherit; border-color: var(--edge) }
td form > button { flex: none }
:is(.more, .panel) > summary { display: inline-block; list-style: none; border-color: var(--edge); color: var(--ink); cursor: pointer } :is(.more, .panel) > summary::-webkit-details-marker { display: none }
:is(.more, .panel) > summary::after { content: '' ; display: inline-block; width: 6px; height: 6px; margin-inline-start: 8px; border: solid currentColor; border-width: 0 1.5px 1.5px 0; transform: translateY(-3px) rotate(45deg) } :is(.more, .panel)[open] > summary::after { transform: rotate(225deg) }
.more { display: inline-block; margin: 0 4px 4px 0; vertical-align: middle } form + .more { vertical-align: bottom } .more[open] { display: block; width: fit-content; max-width: 100%; box-sizing: border-box; padding: 8px; border: 1px solid var(--line); border-radius: 4px; background: var(--soft) } .more[open] > summary { margin-bottom: 8px } .more > form, .more > .confirm { margin-top: 8px }
.panel { display: inline-block; margin: 12px 8px 0 0; vertical-align: top } .panel[open] { display: block; padding: 12px; border: 1px solid var(--line); border-radius: 4px; background: var(--soft) } .panel[open] > summary { margin-bottom: 12px }
.filters { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--line) }
.empty { padding: 32px 16px; border: 1px dashed var(--edge); border-radius: 4px; color: var(--muted); text-align: center }
td form:has(select[name^=field]) { display: grid; grid-template-columns: minmax(0, 11em) minmax(0, 1fr); max-width: 34em; padding: 8px; border: 1px solid var(--line); border-radius: 4px; background: var(--soft) } td form:has(select[name^=field]) :is(button, select) { justify-self: start } td:last-child form:has(select[name^=field]) input { width: 100% }
.confirm > summary { display: inline-block; list-style: none } .confirm > summary::-webkit-details-marker { display: none }
.confirm[open] { padding: 8px; border: 1px solid var(--edge); border-radius: 4px } .confirm[open] > summary { background: transparent; color: inherit; border-color: var(--edge) }
.confirm { display: inline-block; margin: 0 4px 4px 0; vertical-align: top } .confirm[open] { display: block } .confirm.quiet > summary { background: transparent; color: inherit; border-color: var(--edge) }
.confirm p { margin: 8px 0; white-space: normal }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
.states { display: flex; gap: 4px 16px; overflow-x: auto; min-width: 0 }
.states a { padding: 8px 2px; color: var(--muted); text-decoration: none; white-space: nowrap }
.console .states [aria-current] { background: none; box-shadow: inset 0 -2px var(--action); color: var(--ink); font-weight: 600 }
.shop { display: flex; gap: 4px; align-items: center; margin-inline: auto 0 } .shop select { max-width: 14em } strong.shop { font-weight: 500 }
[role=search] { flex-wrap: nowrap; padding: 6px 0 } [role=search] input { width: 22em }
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
.sales { display: flex; flex-wrap: wrap; gap: 4px 32px; list-style: none; margin: 12px 0; padding: 0; color: var(--muted) } .sales b { color: var(--ink); font-size: 20px; margin: 0 4px; font-variant-numeric: tabular-nums }
.queues { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr)); gap: 8px; list-style: none; margin: 0; padding: 0 }
.queues a { display: flex; gap: 12px; align-items: baseline; min-height: 44px; box-sizing: border-box; padding: 8px 12px; border: 1px solid var(--line); border-radius: 4px; color: inherit; text-decoration: none }
.queues a:hover { background: var(--soft) } .queues b { min-width: 2ch; font-size: 20px; font-variant-numeric: tabular-nums }
main > section:first-child h2, main > .said + section h2 { margin-top: 16px }
td > p.to { margin: 0 0 6px; color: var(--muted); font-size: 12px; max-width: 46em } [data-quote] { margin: 0 0 4px } td form + [data-quote], .more + [data-quote] { margin-top: 12px } tr.over > td { border-bottom: 0 } .panel > form { align-items: end }
.offer { display: grid; grid-template-columns: minmax(12em, 1fr) minmax(8em, 14em) 7em 6em 6em; gap: 8px; align-items: center; width: 100%; max-width: 64em } .offer > b { font-size: 12px; font-weight: 600; color: var(--muted) } .offer > input { width: 100% !important } small.wide { flex: 1 1 100%; color: var(--muted) }
@media (min-width: 900px) {
  .console { display: grid; grid-template: auto 1fr / 220px minmax(0, 1fr); column-gap: 32px } .console > header { grid-column: 1 / -1 }
  .console > nav { grid-area: 2 / 1 } .console > main { grid-area: 2 / 2 } .menu-link { display: none }
}
@media (min-width: 641px) {
  tr:has(> td > :is(form, .more, .confirm)) > td:not(:has(> :is(form, .more, .confirm))) { padding-top: 13px } .time { white-space: nowrap }
}
@media (min-width: 1200px) {
  td > form:not(:has(details[open], select[name^=field])) { flex-wrap: nowrap } td > form > button { white-space: nowrap }
}
@media (max-width: 899px) {
  .menu-link { padding: 6px 0 } .console > nav { margin-top: 32px; border-top: 1px solid var(--line) }
  nav > div { break-inside: avoid } .console > nav { columns: 2 }
}
@media (max-width: 640px) {
  .offer { grid-template-columns: 1fr 1fr } .offer > b { display: none } .offer > span { grid-column: 1 / -1; margin-top: 8px }
  tbody, tr, td { display: block } thead { display: none } tr { padding: 8px 0; border-bottom: 1px solid var(--line) }
  td:not(:first-child, :last-child, :empty)::before { content: attr(data-label) ': '; color: var(--muted); font-size: 12px }
  td:has(> form:first-child label)::before { content: none !important }
  .filters { flex-flow: column-reverse nowrap; align-items: stretch } [role=search] input { flex: 1; width: auto } .states a { padding: 10px 2px } .shop { order: 1; margin: 0; flex: 1 1 100% } .shop select { flex: 1; max-width: none }
  td label:has(> input:is([name^=reason], [name=message], [name=reply], [name=note])) { flex: 1 1 100% } td:last-child input:is([name^=reason], [name=message], [name=reply], [name=note]) { width: 100% }
  td { border: 0; padding: 2px 0; white-space: normal; overflow-wrap: anywhere } td:first-child { font-weight: 600 }
  input, select, button, :is(.confirm, .more, .panel) > summary { min-height: 40px; font-size: 16px } td > form:has(label) { display: flex } td form { margin-top: 8px } .panel { margin-top: 8px }
  .panel:not([open]) > summary { padding-block: 8px } td { max-width: none } td form:has(select[name^=field]) { grid-template-columns: 1fr }
}
`
