import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { freePort, startApi } from '../mall.ts'
import { beginProject } from './beginProject.ts'
import { checkFirstPage, checkGerman } from './checkGerman.ts'
import { running, runOrThrow, viteBuild } from './work.ts'

const NAME = 'laden'

/**
 * Builds a German shop from `npm create millwright` plus the owner's files, and serves it standalone, inside a host's
 * Hono app, and with Next.
 */
export async function germanShop(folder: string, browser: Browser): Promise<void> {
  const shop = await beginProject(folder, NAME, '--name', 'Nordwerk Industriebedarf')
  cpSync(join(import.meta.dirname, 'german'), shop, { recursive: true })
  await runOrThrow([join(folder, 'node_modules/typescript/bin/tsc'), '-p', shop], shop)
  await viteBuild(folder, NAME)
  await viteBuild(folder, NAME, '--ssr')
  const { api, stop } = await startApi()
  const env = { MALL_API_BASE: api, PORT: '0' }
  const ready = /^http:/
  try {
    await running(['build/server/server.js'], shop, (url) => checkGerman(browser, url), ready, env)
    await running(['mounted.js'], shop, (url) => checkFirstPage(browser, url), ready, env)
    await inNext(folder, shop, (url) => checkFirstPage(browser, url), env)
  } finally {
    await stop()
  }
}

async function inNext(
  folder: string,
  shop: string,
  work: (url: string) => Promise<void>,
  env: Record<string, string>,
): Promise<void> {
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const more = {
    ...env,
    SHOP: join(shop, 'build/server/shop.js'),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
  await runOrThrow([next, 'build'], join(shop, 'next'), more)
  const port = String(await freePort())
  const there = () => work(`http://localhost:${port}`)
  await running([next, 'start', '-p', port], join(shop, 'next'), there, /Ready/, more)
}
