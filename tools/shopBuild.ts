import { join } from 'node:path'
import { root, run } from './children.ts'
import { sourcesOf } from './sources.ts'

const sources = [
  'packages/*/src/**',
  'packages/*/package.json',
  'apps/storefront/src/**',
  'apps/storefront/*.{ts,json}',
  'package-lock.json',
  '!**/*.stories.tsx',
]

export async function buildShop(say: (text: string) => void): Promise<void> {
  const { count, state, markBuilt } = await sourcesOf(sources, 'apps/storefront/build/.sources')
  if (state === 'fresh') return say(`The shop is built from its ${count} sources.`)
  say(`Building the shop from ${count} sources ${state === 'stale' ? '(they changed)' : '(the first time)'} ...`)
  const began = performance.now()
  const { ok, output } = await run(['--conditions=@millwright/source', 'build.ts'], {
    cwd: join(root, 'apps/storefront'),
    env: { NODE_ENV: 'production' },
  })
  if (!ok) throw new Error(`The shop does not build:\n${output}`)
  markBuilt()
  say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}
