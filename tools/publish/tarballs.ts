import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../children.ts'

export type Manifest = {
  name: string
  version: string
  private?: boolean
  description?: string
  keywords?: string[]
  license?: string
  homepage?: string
  bugs?: string
  repository?: { url: string; directory: string }
  engines?: { node?: string }
  exports: Record<string, unknown>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export type Tarball = { name: string; version: string; filename: string; size: number; files: { path: string }[] }

const home = 'https://github.com/millwright/millwright'

export function publishedPackages(): (Manifest & { folder: string })[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => ({
      ...(JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest),
      folder: basename(dirname(file)),
    }))
    .filter((one) => !one.private)
}

export async function packed(folder?: string): Promise<Tarball[]> {
  const { npm_execpath: script } = process.env
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []]
  const into = folder ? ['--pack-destination', folder] : ['--dry-run']
  const workspaces = publishedPackages().flatMap(({ name }) => ['--workspace', name])
  const { stdout } = await promisify(execFile)(
    command,
    [...first, 'pack', '--json', '--ignore-scripts', ...into, ...workspaces],
    { cwd: root, maxBuffer: 1 << 26 },
  )
  return Object.values(JSON.parse(stdout.slice(stdout.search(/^[[{]/m))) as Tarball[])
}

/** Returns the problems that users of a package would have, each as one sentence. */
export function problemsOf(
  { name, folder, ...manifest }: Manifest & { folder: string },
  files: Tarball['files'],
): string[] {
  const paths = files.map(({ path }) => path)
  const needed = ['LICENSE', 'README.md', 'guides/supported.en.md', 'guides/supported.zh.md', 'package.json']
  const { url, directory } = manifest.repository ?? {}
  const there = {
    ...Object.fromEntries(needed.map((file) => [file, paths.includes(file)])),
    'CHANGELOG.md': manifest.version === '0.0.0' || paths.includes('CHANGELOG.md'),
    description: manifest.description,
    keywords: manifest.keywords?.length,
    licence: manifest.license === 'MIT',
    'own homepage': manifest.homepage === `${home}/tree/main/packages/${folder}#readme`,
    'address for bug reports': manifest.bugs === `${home}/issues`,
    repository: url === `git+${home}.git` && directory === `packages/${folder}`,
    engines: manifest.engines?.node,
  }
  return [
    ...Object.entries(there).flatMap(([what, value]) => (value ? [] : [`${name} has no ${what}`])),
    ...Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })
      .filter(([, range]) => !range.startsWith('^'))
      .map(
        ([dependency, range]) =>
          `${name} pins ${dependency} to ${range}, so a host cannot share the dependency: use a range with ^`,
      ),
    ...paths
      // Files of a template belong to the created project.
      .filter((path) => !path.startsWith('template/'))
      .filter((path) => /\.(test|stories)\.|(^|\/)\.|tsconfig|turbo\.json|\.css\.js$/.test(path))
      .map((path) => `${name} carries ${path}`),
    ...paths
      .filter((path) => path.endsWith('.d.ts') && path.startsWith('dist/') && !paths.includes(`${path}.map`))
      .map((path) => `${name} has no source map for ${path}`),
  ]
}
