import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../tools/children.ts'

type Named = Record<string, string>
type Manifest = {
  name: string
  private?: boolean
  dependencies?: Named
  peerDependencies?: Named
  scripts?: Named
  next?: Named
  vue?: Named
  tailwind?: Named
  german?: Named
}

/** Hosts of one kind share a folder and its installed packages. */
export type Kind = 'plain' | 'next' | 'vue' | 'tailwind' | 'german'

const here = import.meta.dirname
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest
const hash = (...parts: (string | Buffer)[]) =>
  parts
    .reduce((sum, part) => sum.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 12)

export const published = globSync('packages/*/package.json', { cwd: root })
  .toSorted()
  .map((file) => read(join(root, file)))
  .filter((manifest) => !manifest.private)

/**
 * Installs the packed tarballs in a host's folder and returns its path. The folder is outside the repository, whose
 * `node_modules` would hide missing dependencies. It persists between runs, and only changes are installed again.
 */
export async function install(kind: Kind): Promise<string> {
  const folder = join(tmpdir(), `millwright-consumers-${hash(root)}`, kind)
  mkdirSync(join(folder, 'tarballs'), { recursive: true })
  const { dependencies, ...more } = read(join(here, 'package.json'))
  const manifest = JSON.stringify(
    {
      name: kind,
      private: true,
      type: 'module',
      dependencies: { ...dependencies, ...(kind !== 'plain' && more[kind]), ...(await pack(folder)) },
    },
    null,
    2,
  )
  const done = join(folder, 'installed')
  const wanted = hash(manifest, readFileSync(join(root, 'package-lock.json')))
  if (!existsSync(done) || readFileSync(done, 'utf8') !== wanted) {
    rmSync(done, { force: true })
    writeFileSync(join(folder, 'package.json'), manifest)
    await npm(folder, 'install', '--no-package-lock', '--prefer-offline', '--no-audit', '--no-fund')
    writeFileSync(done, wanted)
  }
  // The German shop is created again in each run.
  if (kind !== 'german') copyHosts(folder)
  return folder
}

/** Packs the tarballs, named by their content, so that npm sees which are new. */
async function pack(folder: string): Promise<Record<string, string>> {
  const fresh = join(folder, 'fresh')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh)
  await npm(
    root,
    'pack',
    '--ignore-scripts',
    '--silent',
    '--pack-destination',
    fresh,
    ...published.flatMap(({ name }) => ['--workspace', name]),
  )
  const kept = new Set<string>()
  const specs = published.map(({ name }): [string, string] => {
    const plain = name.replace('@', '').replace('/', '-')
    const tarball = readdirSync(fresh).find((file) => new RegExp(`^${plain}-\\d`).test(file))
    if (!tarball) throw new Error(`npm packed no ${name}`)
    const called = `${plain}-${hash(readFileSync(join(fresh, tarball)))}.tgz`
    copyFileSync(join(fresh, tarball), join(folder, 'tarballs', called))
    kept.add(called)
    return [name, `file:tarballs/${called}`]
  })
  for (const old of readdirSync(join(folder, 'tarballs'))) if (!kept.has(old)) rmSync(join(folder, 'tarballs', old))
  return Object.fromEntries(specs)
}

function copyHosts(folder: string): void {
  for (const host of [
    'shop',
    'vite',
    'ssr',
    'next',
    'extract',
    'sheets',
    'forms',
    'embedded',
    'decorated',
    'framed',
    'vue',
    'tailwind',
  ]) {
    for (const old of globSync(`${host}/*`, { cwd: folder }))
      if (!old.endsWith('.next')) rmSync(join(folder, old), { recursive: true })
    cpSync(join(here, host), join(folder, host), { recursive: true })
    if (host === 'shop') continue
    mkdirSync(join(folder, host, 'public'))
    copyFileSync(join(here, 'shop/bearing.svg'), join(folder, host, 'public/bearing.svg'))
  }
}

async function npm(cwd: string, ...args: string[]): Promise<void> {
  const { npm_execpath: script } = process.env
  const [file, first] = script ? [process.execPath, [script]] : ['npm', []]
  // npm's variables for its own scripts describe the repository instead of this folder.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config|package|lifecycle)_/i.test(name) || /registry|cache/i.test(name),
    ),
  )
  await promisify(execFile)(file, [...first, ...args], { cwd, env, maxBuffer: 1 << 26 })
}
