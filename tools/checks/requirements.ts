import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { root } from '../children.ts'

/** What the walk from the home page to a paid order must prove; `a-b` is a row of numbers. */
const walk = [
  'R1.01-1.04',
  'R2.01',
  'R2.04',
  'R2.14',
  'R2.17',
  'R2.19-2.21',
  'R2.31',
  'R2.33',
  'R2.35-2.38',
  'R3.01-3.11',
  'R5.02-5.08',
  'R5.17',
  'R5.19',
  'R6.01-6.04',
  'R6.06',
  'R7.01-7.04',
  'R7.06',
  'R8.01-8.06',
  'R9.01',
]
/** The first walk is whole: what is missing fails. */
const binding = true

const files = await glob(
  [
    'packages/*/src/**/*.{test,stories}.{ts,tsx}',
    'apps/**/*.test.{ts,tsx}',
    'tests/**/*.{spec,test}.ts',
    'tests/faults/*.ts',
    'tools/**/*.test.ts',
  ],
  {
    cwd: root,
    ignore: ['**/node_modules/**'],
  },
)
const proofs = new Map<string, Set<string>>()
for (const file of files) {
  for (const [, ids = ''] of readFileSync(join(root, file), 'utf8').matchAll(
    /\[((?:R\d+\.\d+(?:-(?:R?\d+\.)?\d+)?[,;\s]*)+)\]/g,
  )) {
    for (const id of ids
      .split(/[,;\s]+/)
      .filter(Boolean)
      .flatMap(row))
      proofs.set(id, (proofs.get(id) ?? new Set()).add(file))
  }
}
const wanted = walk.flatMap(row)
const missing = wanted.filter((id) => !proofs.has(id))

if (process.argv.includes('--list'))
  for (const [id, where] of [...proofs].sort(byNumber)) console.log(`${id.padEnd(6)} ${[...where].join(', ')}`)
if (missing.length) console.log(`No test or story names ${missing.join(', ')}`)
console.log(
  `${wanted.length - missing.length} of ${wanted.length} requirements of the first walk are proved; ${proofs.size} in all`,
)
process.exit(missing.length && binding ? 1 : 0)

/** `R2.35-2.38` and `R2.35-R2.38` are four requirements. */
function row(text: string): string[] {
  const parts = /^R(\d+)\.(\d+)(?:-(?:R?\d+\.)?(\d+))?$/.exec(text)
  if (!parts) return []
  const [, chapter, first = '', last = first] = parts
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, i) => `R${chapter}.${String(Number(first) + i).padStart(2, '0')}`,
  )
}

function byNumber([a]: [string, unknown], [b]: [string, unknown]): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
