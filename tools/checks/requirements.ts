import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { root } from '../children.ts'

/** All requirements; `a-b` is a range. A requirement that no test or story names fails the check. */
const every = 'R1.01-1.04 R2.01-2.38 R3.01-3.11 R4.01-4.05 R5.01-5.22 R6.01-6.11 R7.01-7.06 R8.01-8.06 R9.01'.split(' ')

const files = await glob(
  [
    'packages/*/src/**/*.{test,stories}.{ts,tsx}',
    'apps/**/*.test.{ts,tsx}',
    'tests/**/*.{spec,test}.ts',
    'tests/faults/*.ts',
    'tools/**/*.test.ts',
  ],
  { cwd: root, ignore: ['**/node_modules/**'] },
)
const proofs = new Map<string, Set<string>>()
const named = /\[((?:R\d+\.\d+(?:-(?:R?\d+\.)?\d+)?[,;\s]*)+)\]/g
for (const file of files)
  for (const [, ids = ''] of readFileSync(join(root, file), 'utf8').matchAll(named))
    for (const id of ids.split(/[,;\s]+/).flatMap(row)) proofs.set(id, (proofs.get(id) ?? new Set()).add(file))
const wanted = every.flatMap(row)
const missing = wanted.filter((id) => !proofs.has(id))

if (process.argv.includes('--list'))
  for (const [id, where] of [...proofs].sort(byNumber)) console.log(`${id.padEnd(6)} ${[...where].join(', ')}`)
if (missing.length) console.log(`No test or story names ${missing.join(', ')}`)
console.log(`${wanted.length - missing.length} of ${wanted.length} requirements are proved`)
process.exit(missing.length ? 1 : 0)

/** Expands a range: `R2.35-2.38` and `R2.35-R2.38` are four requirements. */
function row(text: string): string[] {
  const parts = /^R(\d+)\.(\d+)(?:-(?:R?\d+\.)?(\d+))?$/.exec(text)
  if (!parts) return []
  const [, chapter, first = '', last = first] = parts
  const length = Number(last) - Number(first) + 1
  return Array.from({ length }, (_, i) => `R${chapter}.${String(Number(first) + i).padStart(2, '0')}`)
}

function byNumber([a]: [string, unknown], [b]: [string, unknown]): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
