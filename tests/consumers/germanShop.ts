import assert from 'node:assert/strict'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { freePort, startApi } from '../mall.ts'
import { lookAtFirstPage, lookAtGerman } from './lookAtGerman.ts'
import { running, sure, viteBuild } from './work.ts'

const NAME = 'laden'

/**
 * A German shop as `npm create millwright` begins one and its owner goes on: served by itself, beneath a host's own
 * Hono, and by Next.
 */
export async function germanShop(folder: string, browser: Browser): Promise<void> {
  const shop = await begin(folder)
  await sure([join(folder, 'node_modules/typescript/bin/tsc'), '-p', shop], shop)
  await viteBuild(folder, NAME)
  await viteBuild(folder, NAME, '--ssr')
  const { api, stop } = await startApi()
  const env = { MALL_API_BASE: api, PORT: '0' }
  const ready = /^http:/
  try {
    await running(['build/server/server.js'], shop, (url) => lookAtGerman(browser, url), ready, env)
    await running(['mounted.js'], shop, (url) => lookAtFirstPage(browser, url), ready, env)
    await inNext(folder, shop, (url) => lookAtFirstPage(browser, url), env)
  } finally {
    await stop()
  }
}

/** The folder as it is written, which asks for nothing that is not installed, with the owner's own files in it. */
async function begin(folder: string): Promise<string> {
  const shop = join(folder, NAME)
  rmSync(shop, { recursive: true, force: true })
  await sure(
    [
      join(folder, 'node_modules/create-millwright/bin/create-millwright.js'),
      NAME,
      '--name',
      'Nordwerk Industriebedarf',
      '--yes',
    ],
    folder,
  )
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(shop, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const asked = Object.keys({ ...dependencies, ...devDependencies })
  assert.deepEqual(
    asked.filter((name) => !existsSync(join(folder, 'node_modules', name))),
    [],
  )
  cpSync(join(import.meta.dirname, 'german'), shop, { recursive: true })
  return shop
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
  await sure([next, 'build'], join(shop, 'next'), more)
  const port = String(await freePort())
  const there = () => work(`http://localhost:${port}`)
  await running([next, 'start', '-p', port], join(shop, 'next'), there, /Ready/, more)
}
