import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresBinaries, startCluster } from '../../../apps/mall-api/src/testing/cluster.ts'
import { buildShop } from '../../../tools/shopBuild.ts'
import { freePort } from '../../mall.ts'
import { startProgram } from '../../processes.ts'
import type { Program } from '../../processes.ts'
import { pause } from '../shop/builtShop.ts'

const root = new URL('../../../', import.meta.url).pathname
const programs = { redis: '/usr/bin/redis-server', nginx: '/usr/sbin/nginx' }
const source = '--conditions=@millwright/source'
const both = [0, 1] as const
export type Which = (typeof both)[number]

/** Returns the names of the programs that are not installed. */
export function missingPrograms(): string[] {
  const missing = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
  return postgresBinaries ? missing : [...missing, 'postgresql']
}

export type Notes = ReturnType<typeof createNotes>

/** Returns the table of what a run found: a row for each claim, with a figure and whether it holds. */
export function createNotes() {
  const rows: Record<string, string | number>[] = []
  let bad = 0
  return {
    rows,
    note: (what: string, good: boolean, figure: string | number) => {
      rows.push({ what, figure, holds: good ? 'yes' : 'NO' })
      if (!good) bad++
    },
    isGood: () => !bad,
    held: () => `${rows.length - bad} of ${rows.length} held`,
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/**
 * Prepares a mall as `deploy/compose.yaml` describes it, but without containers: one PostgreSQL, which runs at once, and
 * one Redis, two APIs, two storefronts and nginx, which the caller starts. `api` and `shop` are further variables of
 * both APIs and of both storefronts. `stop` ends everything.
 */
export async function openSite(
  name: string,
  { api = {}, shop = {} }: { api?: Record<string, string>; shop?: Record<string, string> } = {},
) {
  await buildShop((text) => console.log(text))
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  // PostgreSQL runs as its own user.
  await chmod(folder, 0o755)
  const ports = {
    redis: await freePort(),
    door: await freePort(),
    shop: [await freePort(), await freePort()] as const,
    api: [await freePort(), await freePort()] as const,
  }
  const cluster = await startCluster(join(folder, 'postgres'))
  const running: Program[] = []
  const redisUrl = `redis://127.0.0.1:${ports.redis}`
  const start = (name: string, command: string, args: string[], env: Record<string, string> = {}, ready?: RegExp) =>
    startProgram(running, { name, command, args, env: { LOG_FORMAT: 'json', ...env }, ready })
  return {
    folder,
    running,
    databaseUrl: cluster.url,
    redisUrl,
    door: `http://127.0.0.1:${ports.door}`,
    apis: ports.api.map((port) => `http://127.0.0.1:${port}`),
    shops: ports.shop.map((port) => `http://127.0.0.1:${port}`),
    /** Returns the program of this name that started last. */
    program: (name: string): Program => running.findLast((one) => one.name === name)!,
    startRedis: () => {
      const kept = ['--save', '', '--appendonly', 'no', '--dir', folder]
      return start('redis', programs.redis, ['--port', String(ports.redis), ...kept], {}, /Ready to accept/)
    },
    startApi: (which: Which, more: Record<string, string> = {}) =>
      start(
        `mall-api-${which + 1}`,
        process.execPath,
        [source, 'apps/mall-api/src/main.ts'],
        {
          API_PORT: String(ports.api[which]),
          DATABASE_URL: cluster.url,
          DATA_DIR: join(folder, 'data'),
          ...api,
          ...more,
        },
        /ready: http/,
      ),
    startShop: (which: Which) =>
      start(
        `storefront-${which + 1}`,
        process.execPath,
        ['apps/storefront/build/server/server.js'],
        {
          ...shop,
          NODE_ENV: 'production',
          PORT: String(ports.shop[which]),
          MALL_API_BASE: ports.api.map((port) => `http://127.0.0.1:${port}`).join(','),
          REDIS_URL: redisUrl,
          SESSION_SECRET: 'the same for both',
          TRUST_PROXY: '1',
          SHOP_HOSTS: `127.0.0.1:${ports.door}`,
          ACCESS_LOG: '1',
        },
        /ready: http/,
      ),
    startDoor: async () => {
      const config = join(folder, 'nginx.conf')
      await writeFile(config, doorOf(await readFile(join(root, 'deploy/nginx.conf'), 'utf8'), folder, ports))
      await start('nginx', programs.nginx, ['-p', folder, '-c', config, '-g', 'daemon off;'])
      const page = `http://127.0.0.1:${ports.door}/robots.txt`
      for (let tries = 0; tries < 50 && !(await fetch(page).catch(() => undefined))?.ok; tries++) await pause(100)
    },
    stop: async () => {
      for (const { process: child } of running.toReversed()) child.kill('SIGTERM')
      await pause(1_000)
      for (const { process: child } of running) if (child.exitCode === null) child.kill('SIGKILL')
      cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Sends a signal and waits for the end. Returns the exit code, or null if the signal ended the program. */
export async function end({ process: child }: Program, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>
  child.kill(signal)
  return (await ended)[0]
}

/** Starts Redis, both APIs, both storefronts and nginx. The first API fills the database. */
export async function startAll(site: Site): Promise<void> {
  await site.startRedis()
  for (const which of both) await site.startApi(which)
  for (const which of both) await site.startShop(which)
  await site.startDoor()
}

/**
 * Adapts the deployment's nginx configuration to local ports, and to versions of nginx before 1.27.3, which resolve names
 * only at the start.
 */
function doorOf(
  config: string,
  folder: string,
  { door, shop, api }: { door: number; shop: readonly [number, number]; api: readonly [number, number] },
): string {
  return config
    .replace(/^ *resolver .*\n/m, '')
    .replaceAll(' resolve;', ';')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('worker_processes auto', 'worker_processes 1')
    .replace('listen 8080', `listen 127.0.0.1:${door}`)
    .replace('storefront-1:4100', `127.0.0.1:${shop[0]}`)
    .replace('storefront-2:4100', `127.0.0.1:${shop[1]}`)
    .replace('mall-api-1:4101', `127.0.0.1:${api[0]}`)
    .replace('mall-api-2:4101', `127.0.0.1:${api[1]}`)
}
