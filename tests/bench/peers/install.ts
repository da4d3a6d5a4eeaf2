import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../../tools/children.ts'

const here = import.meta.dirname
/** Below `.cache` the peers stand in a folder of their own, and `@millwright/ui` is still found above it. */
export const home = join(root, '.cache/peers')

/** Installs the peers where they are missing or others than the lockfile says, and lays the sets beside them. */
export async function installPeers(): Promise<void> {
  mkdirSync(home, { recursive: true })
  cpSync(here, home, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  const wanted = createHash('sha256').update(readFileSync(join(here, 'package-lock.json'))).digest('hex')
  const mark = join(home, 'node_modules/.peers')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log('Installing the peers (250 MB, once) ...')
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Run it by npm: npm run bench -- ui')
  const { ok, output } = await run([npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: home })
  if (!ok) throw new Error(`The peers do not install:\n${output}`)
  writeFileSync(mark, wanted)
}

/** What a set is measured as, with the version of its lockfile. */
export function titleOf(packageName: string): string {
  const { packages } = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8')) as { packages: Record<string, { version: string }> }
  return `${packageName} ${packages[`node_modules/${packageName}`]?.version ?? ''}`.trim()
}
