import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { root, run } from './children.ts'

const shop = join(root, 'apps/storefront')
const mark = join(shop, 'build/.sources')
const sources = [
  'packages/*/src/**', 'packages/*/package.json', 'apps/storefront/app/**', 'apps/storefront/public/**', 'apps/storefront/*.{ts,json}', 'package-lock.json',
  '!**/*.stories.tsx', '!**/*.test.*',
]

/** Builds the shop where its build is missing or older than its sources. */
export async function buildShop(say: (text: string) => void, { fresh = false } = {}): Promise<void> {
  const files = (await glob(sources, { cwd: root, ignore: ['**/node_modules/**'] })).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  const wanted = hash.digest('hex')
  const built = existsSync(mark) ? readFileSync(mark, 'utf8') : undefined
  if (built === wanted && !fresh) return say(`The shop is built from its ${files.length} sources.`)
  say(`Building the shop from ${files.length} sources ${built ? '(they changed)' : '(the first time)'} ...`)
  const began = performance.now()
  const { ok, output } = await run([join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], { cwd: shop, env: { NODE_ENV: 'production' } })
  if (!ok) throw new Error(`The shop does not build:\n${output}`)
  writeFileSync(mark, wanted)
  say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}
