import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'

/** Modules that can start a process, a server, a database or a build. */
const starters =
  /^(node:(child_process|cluster|http|http2|https|net|worker_threads)|@hono\/node-server|@electric-sql\/pglite|postgres|ws|@20minutes\/s3rver|vite|esbuild|tsup|playwright-core)(\/|$)/
/**
 * Matches value imports only, because types start nothing. Modules referenced by URL (`new URL('./worker.ts',
 * import.meta.url)`) count as imports.
 */
const imports = /^\s*(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?\s*'([^']+)'|\b(?:import|new URL)\(\s*'([^']+)'/gm

const tests = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'apps/*/**/*.test.{ts,tsx}',
  'docs/**/*.test.tsx',
  'tests/**/*.test.ts',
  'tools/**/*.test.ts',
]
/** `engine` and `upgrade` are lanes of their own. */
const ignore = ['**/node_modules/**', '**/dist/**', '**/build/**', 'tests/{search-engine,upgrade}/**']

/** Divides all test files by their imports: `unit` for `npm run check`, `servers` if an import is a starter. */
export function splitTests(root: string): { unit: string[]; servers: string[] } {
  const reach = createImportTracer(root)
  const files = globSync(tests, { cwd: root, ignore }).toSorted()
  return { unit: [], servers: [], ...Object.groupBy(files, (file) => (reach(file) ? 'servers' : 'unit')) }
}

/**
 * Returns a lookup of the import chain by which a file reaches a starter. The project's packages (`@millwright/…`)
 * start nothing.
 */
export function createImportTracer(root: string): (file: string) => string[] | undefined {
  const known = new Map<string, string[]>()
  const importsOf = (file: string) => {
    const text = known.has(file) ? '' : readFileSync(join(root, file), 'utf8')
    const found = known.get(file) ?? [...text.matchAll(imports)].map(([, from, called]) => (from ?? called)!)
    known.set(file, found)
    return found
  }
  const wayFrom = (file: string, seen: Set<string>): string[] | undefined => {
    seen.add(file)
    for (const specifier of importsOf(file)) {
      if (starters.test(specifier)) return [file, specifier]
      const next = join(dirname(file), specifier)
      if (!/^\.{1,2}\/.*\.tsx?$/.test(specifier) || seen.has(next) || !existsSync(join(root, next))) continue
      const way = wayFrom(next, seen)
      if (way) return [file, ...way]
    }
    return undefined
  }
  return (file) => wayFrom(file, new Set())
}
