import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root, run as runNode } from '../../tools/children.ts'
import type { Measurement } from '../measure.ts'
import { FIELDS_BUDGET, fieldsSection, measureFields } from './peers/fields.ts'
import { installPeers, titleOf } from './peers/install.ts'
import { measureMount } from './peers/mount.ts'
import { measureServer } from './peers/server.ts'
import { sizeOf } from './peers/sizes.ts'
import type { Size } from './peers/sizes.ts'

/** Folders of `peers`, with the package each one measures. */
const sets = {
  native: 'native elements',
  ours: '@millwright/ui',
  mui: '@mui/material',
  mantine: '@mantine/core',
  arco: '@arco-design/web-react',
  antd: 'antd',
} as const
type Set = keyof typeof sets
const names = Object.keys(sets) as Set[]

const columns = {
  ten: { head: 'ten widgets, kB', goal: 60 },
  pair: { head: 'Button + TextField, kB', goal: 10 },
  server: { head: 'server render, × native', goal: 4 },
  mount: { head: 'mount, × native', goal: 1.6 },
} as const
type Column = keyof typeof columns
type Figures = Record<Column, number> & { text: Record<Column, string> }

/**
 * Compares component libraries in one run: bytes over React, server rendering, and mounting a page of 100 buttons and
 * 20 fields, relative to native elements in plain React. The kit is measured as published. Writes docs/ui-speed.md.
 */
export const run: Measurement = async ({ count }) => {
  await installPeers()
  const built = await runNode([join(root, 'node_modules/turbo/bin/turbo'), 'run', 'build', '--filter=@millwright/ui'])
  if (!built.ok) throw new Error(`@millwright/ui does not build:\n${built.output}`)

  const sizes = await measureSizes()
  const whole = await sizeOf("import '@millwright/ui/styles.css'")
  const fields = await measureFields()
  const server = await measureServer(names, count * 5)
  const { times: mount, version } = await measureMount(names, count)
  const figures = Object.fromEntries(
    names.map((set) => {
      const { ten, pair } = sizes[set]
      const times = (ms: number, native: number) =>
        `${(ms / native).toFixed(2)} (${ms < 10 ? ms.toFixed(2) : Math.round(ms)} ms)`
      return [
        set,
        {
          ten: ten.script + ten.style,
          pair: pair.script + pair.style,
          server: server[set]! / server.native!,
          mount: mount[set]!.mounted / mount.native!.mounted,
          text: {
            ten: inWords(ten),
            pair: inWords(pair),
            server: times(server[set]!, server.native!),
            mount: times(mount[set]!.mounted, mount.native!.mounted),
          },
        },
      ]
    }),
  ) as Record<Set, Figures>

  const rows = [
    ...names.map((set) => ({
      '': titleOf(sets[set]),
      ...byHead((column) => figures[set].text[column]),
      'and laid out, × native': (mount[set]!.laidOut / mount.native!.laidOut).toFixed(2),
    })),
    { '': 'goal', ...byHead((column) => `≤ ${columns[column].goal}`), 'and laid out, × native': '' },
  ]
  const missed = (Object.keys(columns) as Column[]).flatMap((column) => {
    const { head, goal } = columns[column]
    const own = figures.ours[column]
    const better = names.filter((set) => set !== 'native' && set !== 'ours' && figures[set][column] <= own)
    return [
      ...(own > goal ? [`${head}: ${own.toFixed(2)} > ${goal}`] : []),
      ...better.map((set) => `${head}: ${sets[set]} is before us`),
    ]
  })
  if (fields.ten.loaded > FIELDS_BUDGET)
    missed.push(`ten fields: ${fields.ten.loaded.toFixed(1)} kB > ${FIELDS_BUDGET} kB`)
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}, Chromium ${version}`
  writeFileSync(
    join(root, 'docs/ui-speed.md'),
    page(rows, { count, machine, missed, whole, fields: fieldsSection(fields) }),
  )
  return {
    rows,
    ok: !missed.length,
    summary: missed.length ? missed.join('; ') : 'every goal met, first in every column',
  }
}

async function measureSizes(): Promise<Record<Set, { ten: Size; pair: Size }>> {
  const rendered = (imports: string, element: string) =>
    sizeOf(`import { createRoot } from 'react-dom/client'\n${imports}\ncreateRoot(document.body).render(${element})`)
  const react = await rendered('', '<p />')
  const over = ({ script, style }: Size) => ({ script: script - react.script, style })
  const found: Partial<Record<Set, { ten: Size; pair: Size }>> = {}
  for (const set of names) {
    found[set] = {
      ten: over(await rendered(`import { Ten } from './${set}/ten.jsx'`, '<Ten />')),
      pair: over(
        await rendered(
          `import { Field, Frame, Press } from './${set}/pair.jsx'`,
          '<Frame><Press>Save</Press><Field label="Name" name="name" /></Frame>',
        ),
      ),
    }
  }
  return found as Record<Set, { ten: Size; pair: Size }>
}

function inWords({ script, style }: Size): string {
  return style ? `${(script + style).toFixed(1)} (${script.toFixed(1)} + ${style.toFixed(1)})` : script.toFixed(1)
}

function byHead(textOf: (column: Column) => string): Record<string, string> {
  return Object.fromEntries((Object.keys(columns) as Column[]).map((column) => [columns[column].head, textOf(column)]))
}

function page(
  rows: Record<string, string>[],
  {
    count,
    machine,
    missed,
    whole,
    fields,
  }: { count: number; machine: string; missed: string[]; whole: Size; fields: string },
): string {
  const heads = Object.keys(rows[0] ?? {})
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return `# Speed of @millwright/ui, beside its peers

\`npm run bench -- ui --count ${count}\`, ${today}, ${machine}, other work on the machine: trust the ratios and the bytes more than the milliseconds. The command writes this page.

${[line(heads), line(heads.map((_, index) => (index ? '---:' : '---'))), ...rows.map((row) => line(heads.map((head) => row[head] ?? '')))].join('\n')}

${missed.length ? `Missed: ${missed.join('; ')}.` : 'Every goal is met, and ours is first in every column.'}

- **Bytes**: JavaScript + CSS, gzipped (level 9), kB of 1000 bytes, beyond React and its DOM; built by Vite for production from each library's published modules, with the sheets that its guide asks for, by part where it has them. Libraries without a sheet carry their styles in JavaScript. The one sheet of all our parts, \`styles.css\`, is ${whole.style.toFixed(1)} kB.
- **Ten widgets**: Button, TextField, Dialog, Tabs, Select, Table, Toast, Pagination, Carousel, NumberField. MUI has no Carousel and no NumberField: its figure is of eight. Mantine's Toast and Carousel are packages of its own.
- **Server render**: a page of 100 buttons and 20 fields by \`renderToString\`, the median of ${count * 100} after a warm-up. Each library has a process of its own, and they take turns.
- **Mount**: the same page by \`createRoot().render\` in the pinned Chromium at a quarter of the processor, from the call until React's layout effects; then until the browser has laid it out. The median of ${count}, each in a fresh page, the libraries taking turns.
- **Native elements**: \`button\`, \`label\` and \`input\` with a class, in plain React: no error, no hint, no style. The measured pages are in [tests/bench/peers](../tests/bench/peers), the exact versions in its lockfile; no peer is a dependency of this project.

${fields}`
}
