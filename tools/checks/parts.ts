import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { z } from 'zod'
import { FIELDS_BUDGET, measureFields } from '../../tests/bench/peers/fields.ts'
import { root } from '../children.ts'
import { entriesOf } from '../publish/entries.ts'
import { readJson } from '../readJson.ts'
import { table } from '../table.ts'

/**
 * Measures the weight of each component without React, in kB of 1000 bytes, minified and gzipped. Lazily loaded code is
 * reported separately.
 */
const packages = ['ui', 'commerce', 'api-client']
const file = join(root, 'tools/checks/parts.json')

type Part = { part: string; now: number; later: number }

async function weighParts(): Promise<Part[]> {
  const parts: Part[] = []
  for (const name of packages) {
    const folder = join(root, 'packages', name)
    for (const { name: part, script } of entriesOf(folder)) parts.push({ part, ...(await weigh(script)) })
    for (const sheet of ['styles.css', 'styles.layer.css'].filter((file) => existsSync(join(folder, 'dist', file))))
      parts.push({
        part: `@millwright/${name}/${sheet}`,
        now: zipped(readFileSync(join(folder, 'dist', sheet))),
        later: 0,
      })
  }
  return parts
}

/** The budget of a grid that works, its menu and its filter left out, in kB gzip: 25 before filters and totals. */
const GRID_BUDGET = 27.5

async function weigh(...scripts: string[]): Promise<Omit<Part, 'part'>> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: scripts.map((script) => `export * from ${JSON.stringify(script)}`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    outdir: '/out',
    metafile: true,
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const imports = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output.imports]))
  // The loop adds to the set that it walks, until the set holds all direct and indirect imports of the entry.
  const first = new Set(['stdin.js'])
  for (const name of first)
    for (const { kind, external, path } of imports.get(name) ?? [])
      if (kind === 'import-statement' && !external) first.add(basename(path))
  const sum = (wanted: boolean) =>
    outputFiles
      .filter(({ path }) => first.has(basename(path)) === wanted)
      .reduce((total, { contents }) => total + zipped(contents), 0)
  return { now: sum(true), later: sum(false) }
}

function zipped(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).length / 1000
}

const parts = await weighParts()
const old = readJson(file, z.record(z.string(), z.number()))
// A budget is the current weight plus a tenth, with at least 0.3 kB to spare.
const roomy = (now: number) => Math.ceil((now + Math.max(0.3, now / 10)) * 10) / 10
const rewrite = process.argv.includes('--write')
const budgets = rewrite ? Object.fromEntries(parts.map(({ part, now }) => [part, roomy(now)])) : old
if (rewrite) writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`)
const verdict = (part: string, now: number) =>
  budgets[part] === undefined ? 'NO BUDGET' : now > budgets[part] ? 'OVER' : ''
console.log(
  table(
    parts.map(({ part, now, later }) => ({
      part: part.replace('@millwright/', ''),
      'kB gzip': now.toFixed(1),
      budget: budgets[part]?.toFixed(1) ?? '-',
      later: later ? later.toFixed(1) : '0',
      '': verdict(part, now),
    })),
  ),
)
const over = parts.filter(({ part, now }) => verdict(part, now))
const gone = Object.keys(budgets).filter((name) => !parts.some(({ part }) => part === name))
if (over.length)
  console.log(
    `\n${over.length} parts exceed their budgets or have none. Load code later if a part does not need it at once. If the growth is justified, run this with --write and give the reason in the commit.`,
  )
if (gone.length) console.log(`\nBudgets of parts that do not exist: ${gone.join(', ')}. Run this with --write.`)
const { loaded } = (await measureFields()).ten
console.log(`\nTen fields with React: ${loaded.toFixed(1)} kB of ${FIELDS_BUDGET} (docs/ui-speed.md).`)
const heavy = loaded > FIELDS_BUDGET
if (heavy)
  console.log(
    'Load code when the reader opens the field, or import single hooks. The parts are in tests/bench/peers/fields.ts.',
  )
const folder = join(root, 'packages/ui/dist/DataGrid')
const { now: grid } = await weigh(join(folder, 'DataGrid.js'), join(folder, 'DataGridControl.js'))
console.log(`\nDataGrid when it works: ${grid.toFixed(1)} kB of ${GRID_BUDGET}.`)
process.exit(over.length || gone.length || heavy || grid > GRID_BUDGET ? 1 : 0)
