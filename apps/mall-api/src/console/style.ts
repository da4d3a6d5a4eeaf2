export const consoleStyle = `
:root {
  color-scheme: light dark; font: 14px/1.5 -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif;
  --line: light-dark(#dde1e6, #2a3038); --edge: light-dark(#68737f, #8a94a0); --soft: light-dark(#f5f6f7, #171b20);
  --ink: light-dark(#14181d, #eef1f4); --ground: light-dark(#fff, #0f1215); --link: light-dark(#1b5e9e, #7db7ee); --action: light-dark(#b9430b, #f0813e);
}
body { max-width: 1100px; margin: 0 auto; padding: 16px; background: var(--ground); color: var(--ink) }
header { display: flex; gap: 16px; justify-content: space-between; align-items: baseline }
h1 { font-size: 22px } h2 { font-size: 16px; margin: 32px 0 8px } a { color: var(--link) }
.table { overflow-x: auto } table { border-collapse: collapse; width: 100%; margin-top: 8px }
th, td { text-align: start; padding: 6px 8px; border-bottom: 1px solid var(--line); vertical-align: middle; white-space: nowrap; font-variant-numeric: tabular-nums }
th { background: var(--soft) } td.words { white-space: normal; min-width: 12em; overflow-wrap: anywhere }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 12px; align-items: end; flex: 1 }
form { display: flex; gap: 8px; align-items: end } label { display: grid; gap: 2px; font-size: 12px }
input, select, button { font: inherit; min-height: 30px; padding: 2px 8px; border: 1px solid var(--edge); border-radius: 4px; background: transparent; color: inherit }
option { color: #14181d; background: #fff } input.short { width: 7em }
button { background: var(--action); border-color: transparent; color: var(--ground); cursor: pointer }
button.quiet { background: transparent; color: inherit; border-color: var(--edge) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px }
.said { position: sticky; top: 0; padding: 8px 12px; border-radius: 4px; background: var(--soft); border-inline-start: 4px solid light-dark(#1d7a46, #5cc48a) }
.said.failed { border-color: light-dark(#b3261e, #f2827b) }
`
