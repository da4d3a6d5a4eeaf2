import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { launchOptions } from '../../../tools/chromium.ts'
import { freePort } from '../../mall.ts'

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: { categories: { performance: { score: number } } } } | undefined>

/** Lighthouse's score for speed on a phone, the median of three; absent where `LIGHTHOUSE` names no folder with it. */
export async function lighthouse(url: string): Promise<number | undefined> {
  if (!process.env.LIGHTHOUSE) return undefined
  const { default: measure } = await import(pathToFileURL(join(process.env.LIGHTHOUSE, 'core/index.js')).href) as { default: Lighthouse }
  const port = await freePort()
  const options = await launchOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  try {
    const scores: number[] = []
    for (let round = 0; round < 3; round++) scores.push(Math.round(((await measure(url, { port, onlyCategories: ['performance'], logLevel: 'error' }))?.lhr.categories.performance.score ?? 0) * 100))
    return scores.toSorted((a, b) => a - b)[1]
  } finally {
    await browser.close()
  }
}
