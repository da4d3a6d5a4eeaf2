import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../children.ts'
import { buildShop } from '../shopBuild.ts'

/** What a person's first visit to a screen loads, gzipped, held against tools/checks/sizes.json (in kB of 1000 bytes). */
type Part = { module: string; imports?: string[]; css?: string[] }
type Manifest = { entry: Part; url: string; routes: Record<string, Part & { id: string; parentId?: string }> }
type Budget = { script: number; style: number }

const client = join(root, 'apps/storefront/build/client')
const budgets = JSON.parse(readFileSync(join(root, 'tools/checks/sizes.json'), 'utf8')) as Record<string, Budget>

await buildShop((text) => console.log(text))
const [file = ''] = globSync('assets/manifest-*.js', { cwd: client })
const manifest = JSON.parse(/=\s*(\{.*\})/s.exec(readFileSync(join(client, file), 'utf8'))?.[1] ?? '{}') as Manifest
const sizes = new Map<string, number>()
let over = 0

console.log(`${'screen'.padEnd(10)}${'framework'.padStart(10)}${'shell'.padStart(8)}${'screen'.padStart(8)}${'script'.padStart(8)}${'budget'.padStart(8)}${'style'.padStart(8)}${'budget'.padStart(8)}  (kB gzip)`)
for (const [id, budget] of Object.entries(budgets)) {
  const route = Object.values(manifest.routes).find((route) => route.id === id)
  if (!route) throw new Error(`sizes.json names ${id}, which is no route; there are ${Object.keys(manifest.routes).join(', ')}`)
  const seen = new Set<string>()
  const framework = add(seen, [manifest.url, ...scripts(manifest.entry)])
  const shell = add(seen, scripts(manifest.routes.root))
  const parents = Object.values(manifest.routes).filter((other) => other.id === route.parentId && other.id !== 'root')
  const screen = add(seen, [...parents, route].flatMap(scripts))
  const script = framework + shell + screen
  const style = add(new Set(), [manifest.entry, manifest.routes.root, route].flatMap((part) => part?.css ?? []))
  const late = script > budget.script || style > budget.style
  if (late) over++
  console.log(`${id.padEnd(10)}${[framework, shell, screen, script, budget.script, style, budget.style].map((kb, i) => kb.toFixed(1).padStart(i ? 8 : 10)).join('')}${late ? '  OVER' : ''}`)
}
if (over) console.log('A screen grew past its budget. Load what it does not need at once later; or, where the growth is worth it, raise tools/checks/sizes.json and say why.')
process.exit(over ? 1 : 0)

function scripts(part: Part | undefined): string[] {
  return part ? [part.module, ...(part.imports ?? [])] : []
}

/** The size of those files that were not counted yet. */
function add(seen: Set<string>, files: string[]): number {
  return files.filter((file) => !seen.has(file) && seen.add(file)).reduce((sum, file) => sum + sizeOf(file), 0)
}

function sizeOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length / 1000
  sizes.set(file, known)
  return known
}
