import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { root } from './children.ts'

/** Returns the number of sources and whether the build, whose hash is in `mark`, is of exactly these sources. */
export async function sourcesOf(patterns: readonly string[], mark: string) {
  const files = (await glob([...patterns], { cwd: root, ignore: ['**/node_modules/**', '**/*.test.*'] })).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  const wanted = hash.digest('hex')
  const path = join(root, mark)
  const built = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  return {
    count: files.length,
    state: built === wanted ? ('fresh' as const) : built ? ('stale' as const) : ('missing' as const),
    markBuilt: () => writeFileSync(path, wanted),
  }
}
