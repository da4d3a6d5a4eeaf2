import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { root } from '../../../tools/children.ts'
import { launchOptions } from '../../chromium.ts'
import { freePort } from '../../mall.ts'
import { installPeers } from '../peers/install.ts'

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<{ lhr: { categories: { performance: { score: number } } } } | undefined>

const home = join(root, '.cache/lighthouse')

/**
 * Returns Lighthouse's mobile performance score, the median of three runs. `lighthouse/package-lock.json` pins the
 * version.
 */
export async function lighthouse(url: string): Promise<number> {
  await installPeers(join(import.meta.dirname, 'lighthouse'), home)
  const { default: measure } = (await import(
    pathToFileURL(join(home, 'node_modules/lighthouse/core/index.js')).href
  )) as { default: Lighthouse }
  const port = await freePort()
  const options = await launchOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  try {
    const scores: number[] = []
    for (let round = 0; round < 3; round++) {
      const answer = await measure(url, { port, onlyCategories: ['performance'], logLevel: 'error' })
      scores.push(Math.round((answer?.lhr.categories.performance.score ?? 0) * 100))
    }
    return scores.toSorted((a, b) => a - b)[1]!
  } finally {
    await browser.close()
  }
}
