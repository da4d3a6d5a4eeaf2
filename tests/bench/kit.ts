import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { root, run as runNode } from '../../tools/children.ts'
import { launchOptions } from '../chromium.ts'
import type { Measurement } from '../measure.ts'
import { serveFolder } from '../serveFolder.ts'
import { measureTask } from './kit/measureTask.ts'
import type { TaskFigures } from './kit/measureTask.ts'
import { tasks } from './kit/tasks.ts'
import type { Task } from './kit/tasks.ts'
import { installPeers, titleOf } from './peers/install.ts'
import { median } from './peers/page.ts'
import { sizeOf } from './peers/sizes.ts'

const from = join(import.meta.dirname, 'kit')
const home = join(root, '.cache/kit')

/**
 * Compares the kit with its peers at three tasks in one run: a form of ten fields, a grid of 50,000 products with
 * editing, and an editor of a page of 30 blocks. The kit is measured as published. Writes docs/kit-speed.md.
 */
export const run: Measurement = async ({ count }) => {
  await installPeers(from, home)
  const built = await runNode([
    join(root, 'node_modules/turbo/bin/turbo'),
    'run',
    'build',
    '--filter=@millwright/editor...',
  ])
  if (!built.ok) throw new Error(`The kit does not build:\n${built.output}`)
  const pages = tasks.flatMap((task) =>
    Object.entries(task.makers).map(([maker, driver]) => ({ task, maker, driver, name: `${task.name}-${maker}` })),
  )
  for (const { task, maker, name } of pages) await writePage(task.name, maker, join(home, 'built', name))
  const server = await serveFolder(join(home, 'built'))
  const browser = await chromium.launch(await launchOptions())
  const all = new Map<string, TaskFigures[]>()
  try {
    // The makers take turns. The first turn warms up the browser.
    for (let turn = -1; turn < count; turn++)
      for (const { driver, name } of pages) {
        const place = { served: join(home, 'built'), url: `${server.url}/${name}/` }
        const figures = await measureTask(browser, place, driver)
        if (turn >= 0) all.set(name, [...(all.get(name) ?? []), figures])
      }
  } finally {
    await browser.close()
    server.close()
  }
  const tables = tasks.map((task) => ({
    task,
    rows: pages.filter((page) => page.task === task).map(({ maker, name }) => rowOf(task, maker, all.get(name)!)),
  }))
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}, Chromium ${browser.version()}`
  writeFileSync(join(root, 'docs/kit-speed.md'), document(tables, count, machine))
  return {
    rows: tables.flatMap(({ task, rows }) =>
      rows.map(({ with: maker, ...row }) => ({ page: `${task.name}, ${maker}`, ...row })),
    ),
    ok: true,
    summary: `${pages.length} pages, ${count} times each`,
  }
}

/** Builds the page of a task with a maker's parts. Its `mount()` renders the page. */
async function writePage(task: string, maker: string, folder: string): Promise<void> {
  const source = `import { createRoot } from 'react-dom/client'
import { Page } from './${task}/${maker}.jsx'
window.mount = () => createRoot(document.getElementById('root')).render(<Page />)`
  const { style } = await sizeOf(source, folder, home)
  const sheet = style ? '<link rel="stylesheet" href="main.css">' : ''
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${task}</title>${sheet}<main id="root"></main><script type="module" src="main.js"></script>`,
  )
}

type Row = { with: string } & Record<string, string>

function rowOf({ acts, makers }: Task, maker: string, figures: readonly TaskFigures[]): Row {
  const { packageName } = makers[maker]!
  const middle = (of: (one: TaskFigures) => number) => median(figures.map(of))
  const ms = (of: (one: TaskFigures) => number) => String(Math.round(middle(of)))
  const rules = [...new Set(figures.flatMap(({ violations }) => violations))]
  return {
    with: packageName ? titleOf(packageName, from) : 'Millwright',
    'loaded, kB': middle(({ loaded }) => loaded).toFixed(1),
    'in the end, kB': middle(({ whole }) => whole).toFixed(1),
    'mount, ms': ms(({ mount }) => mount),
    ...Object.fromEntries(acts.map((title, at) => [`${title}, ms`, ms((one) => one.acts[at] ?? Number.NaN)])),
    'violated rules': rules.length ? `${rules.length}: ${rules.join(', ')}` : '0',
  }
}

function document(tables: readonly { task: Task; rows: readonly Row[] }[], count: number, machine: string): string {
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const sections = tables.map(({ task, rows }) => `## ${task.title}\n\n${task.note}\n\n${markdown(rows)}`)
  return `# The kit at three tasks, beside its peers

\`npm run bench -- kit --count ${count}\`, ${day}, ${machine}, at a quarter of the processor: trust the ratios and the bytes more than the milliseconds. The command writes this page.

${sections.join('\n\n')}

- **Loaded**: JavaScript and CSS, gzipped (level 9), kB of 1000 bytes, that the page requests until it is idle, React and its DOM included; **in the end** with what arrives while somebody opens, types and edits. Vite builds it for production from each library's published modules, with the sheets that its guide asks for.
- **Milliseconds**: the median of ${count} fresh pages, the libraries taking turns. Mounting lasts from \`render\` until the page has painted what it has; an act lasts from the key's own time stamp until the browser has painted its effect.
- **Violated rules**: of WCAG 2.2 A and AA, found by axe-core at rest or after the acts.
- The measured pages are in [tests/bench/kit](../tests/bench/kit), the exact versions in its lockfile; no peer is a dependency of this project.
`
}

function markdown(rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = line(heads.map((_, index) => (index && index < heads.length - 1 ? '---:' : '---')))
  return [line(heads), rule, ...rows.map((row) => line(heads.map((head) => row[head] ?? '')))].join('\n')
}
