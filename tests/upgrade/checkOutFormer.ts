import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { postgresBinaries } from '../../apps/mall-api/src/testing/cluster.ts'
import { root } from '../../tools/children.ts'

const commit = readFileSync(new URL('formerVersion.txt', import.meta.url), 'utf8').trim()
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), link: z.boolean().optional() })),
})

/** Returns the reason why the former version cannot run here, if there is one. */
export function missingForUpgrade(): string | undefined {
  if (!postgresBinaries) return 'PostgreSQL is not installed'
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{tree}`], { cwd: root, stdio: 'ignore' })
    return undefined
  } catch {
    return `the former version, commit ${commit.slice(0, 8)}, is not in this clone's history`
  }
}

/** Checks the former version out into `.cache/former`, with its dependencies, and returns its folder. */
export function checkOutFormer(): string {
  const folder = join(root, '.cache/former', commit)
  const madeOf = join(folder, '.made-of')
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const sum = createHash('sha256').update(lock).digest('hex')
  if (existsSync(madeOf) && readFileSync(madeOf, 'utf8') === sum) return folder
  rmSync(join(root, '.cache/former'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = `${folder}.tar`
  execFileSync('git', ['archive', commit, '--output', archive], { cwd: root })
  execFileSync('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  if (holdsAll(lock, readFileSync(join(folder, 'package-lock.json'), 'utf8'))) linkDependencies(folder)
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' })
  const generator = join(folder, 'tools/generateCode.ts')
  if (existsSync(generator)) execFileSync(process.execPath, ['--conditions=@millwright/source', generator])
  writeFileSync(madeOf, sum)
  return folder
}

/** Whether today's lock file has every dependency of the former one, in the same version. */
export function holdsAll(lock: string, former: string): boolean {
  const { packages } = lockSchema.parse(JSON.parse(lock))
  return Object.entries(lockSchema.parse(JSON.parse(former)).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .every(([path, { version }]) => path.startsWith('node_modules/') && packages[path]?.version === version)
}

/** Links today's dependencies one by one, because the project's own packages have to be the former ones. */
function linkDependencies(folder: string): void {
  const from = join(root, 'node_modules')
  const to = join(folder, 'node_modules')
  const own = '@millwright'
  mkdirSync(join(to, own), { recursive: true })
  for (const name of readdirSync(from))
    if (!name.startsWith('.') && name !== own) symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, own))) symlinkSync(readlinkSync(join(from, own, name)), join(to, own, name))
}

/** Builds the storefront of the former version, unless it is already built. */
export function buildFormerShop(folder: string): void {
  const shop = join(folder, 'apps/storefront')
  if (existsSync(join(shop, 'build/server/server.js'))) return
  execFileSync('npm', ['run', 'build'], { cwd: shop, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' })
}
