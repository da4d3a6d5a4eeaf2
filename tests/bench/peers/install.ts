import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../../tools/children.ts'

const here = import.meta.dirname
/** A folder below `.cache`, so that the peers have their own node_modules and still resolve `@millwright/ui`. */
export const home = join(root, '.cache/peers')

/** Installs the peers of `from` into `to` if they differ from the lockfile, and copies the sets there. */
export async function installPeers(from = here, to = home): Promise<void> {
  mkdirSync(to, { recursive: true })
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  const wanted = createHash('sha256')
    .update(readFileSync(join(from, 'package-lock.json')))
    .digest('hex')
  const mark = join(to, 'node_modules/.peers')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log('Installing the peers (once) ...')
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Run it by npm: npm run bench -- NAME')
  const { ok, output } = await run([npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: to })
  if (!ok) throw new Error(`The peers do not install:\n${output}`)
  writeFileSync(mark, wanted)
}

/** Returns the label of a set: the package name with its locked version. */
export function titleOf(packageName: string, from = here): string {
  const { packages } = JSON.parse(readFileSync(join(from, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  return `${packageName} ${packages[`node_modules/${packageName}`]?.version ?? ''}`.trim()
}
