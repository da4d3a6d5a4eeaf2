import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { root, run } from './children.ts'

type Build = {
  /** The name within a sentence: "the shop". */
  name: string
  sources: readonly string[]
  /** The file in the build that holds the hash of its sources. */
  mark: string
  args: string[]
  cwd?: string
  env?: Record<string, string>
}

/** Runs a build, unless its sources have not changed since the last build. */
export async function buildOnce({ name, sources, mark, args, ...options }: Build, say = console.log): Promise<void> {
  const files = (await glob([...sources], { cwd: root, ignore: ['**/node_modules/**', '**/*.test.*'] })).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  // A fault that `tests/plant.ts` plants is a source, too.
  const wanted = hash.update(process.env.PLANT ?? '').digest('hex')
  const path = join(root, mark)
  const built = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  if (built === wanted) return say(`No source of ${name} has changed, so the last build is used.`)
  say(`Building ${name} from ${files.length} sources ${built ? '(they changed)' : '(the first time)'} ...`)
  const began = performance.now()
  const { ok, output } = await run(args, options)
  if (!ok) throw new Error(`Building ${name} failed:\n${output}`)
  writeFileSync(path, wanted)
  say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}
