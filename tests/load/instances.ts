import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { startCluster, postgresBinaries } from '../../apps/mall-api/src/testing/cluster.ts'
import type { Measurement } from '../../tools/measure.ts'
import { buildShop } from '../../tools/shopBuild.ts'
import { freePort } from '../mall.ts'
import { inParallel, pause } from './shop/builtShop.ts'

const root = new URL('../../', import.meta.url).pathname
const programs = { redis: '/usr/bin/redis-server', nginx: '/usr/sbin/nginx' }
const source = '--conditions=@millwright/source'

type Program = { name: string; process: ChildProcess; lines: string[] }

/**
 * Runs two storefronts and two APIs behind nginx with one PostgreSQL and one Redis, as `deploy/compose.yaml` does, but
 * without containers. A buyer's session and cart must be the same on every instance, an instance may stop at any time,
 * and Redis may fail.
 */
export const run: Measurement = async ({ count }) => {
  const missing = [
    ...Object.entries(programs)
      .filter(([, path]) => !existsSync(path))
      .map(([name]) => name),
    ...(postgresBinaries ? [] : ['postgresql']),
  ]
  if (missing.length) return { rows: [], ok: true, summary: `skipped: ${missing.join(', ')} is not installed here` }
  await buildShop((text) => console.log(text))
  const folder = await mkdtemp(join(tmpdir(), 'instances-'))
  // PostgreSQL runs as its own user.
  await chmod(folder, 0o755)
  const running: Program[] = []
  let cluster: Awaited<ReturnType<typeof startCluster>> | undefined
  const rows: Record<string, string | number>[] = []
  let bad = 0
  const note = (what: string, good: boolean, figure: string | number) => {
    rows.push({ what, figure, holds: good ? 'yes' : 'NO' })
    if (!good) bad++
  }
  try {
    const ports = {
      redis: await freePort(),
      door: await freePort(),
      shop: [await freePort(), await freePort()],
      api: [await freePort(), await freePort()],
      apis: await freePort(),
    }
    cluster = await startCluster(join(folder, 'postgres'))
    const redisUrl = `redis://127.0.0.1:${ports.redis}`
    const start = (name: string, command: string, args: string[], env: Record<string, string> = {}, ready?: RegExp) =>
      startProgram(running, { name, command, args, env, ready })
    await start(
      'redis',
      programs.redis,
      ['--port', String(ports.redis), '--save', '', '--appendonly', 'no', '--dir', folder],
      {},
      /Ready to accept/,
    )
    // The first instance fills the database.
    for (const [index, port] of ports.api.entries())
      await start(
        `mall-api-${index + 1}`,
        process.execPath,
        [source, 'apps/mall-api/src/main.ts'],
        { API_PORT: String(port), DATABASE_URL: cluster.url },
        /mall-api ready/,
      )
    const shops: Program[] = []
    for (const [index, port] of ports.shop.entries()) {
      shops.push(
        await start(
          `storefront-${index + 1}`,
          process.execPath,
          ['apps/storefront/build/server/server.js'],
          {
            NODE_ENV: 'production',
            PORT: String(port),
            MALL_API_BASE: `http://127.0.0.1:${ports.apis}`,
            REDIS_URL: redisUrl,
            SESSION_SECRET: 'the same for both',
            TRUST_PROXY: '1',
            SHOP_HOSTS: `127.0.0.1:${ports.door}`,
            ACCESS_LOG: '1',
          },
          /storefront ready/,
        ),
      )
    }
    await writeFile(
      join(folder, 'nginx.conf'),
      doorOf(await readFile(join(root, 'deploy/nginx.conf'), 'utf8'), folder, ports),
    )
    await start('nginx', programs.nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'])
    const door = `http://127.0.0.1:${ports.door}`
    for (let tries = 0; tries < 50 && !(await fetch(`${door}/robots.txt`).catch(() => undefined))?.ok; tries++)
      await pause(100)

    const visitor = await fetch(`${door}/list`)
    const product = /href="\/detail\/(\d+)/.exec(await visitor.text())?.[1] ?? '1'
    note('a list through the door', visitor.status === 200, visitor.status)
    const cookie = await login(door)
    const added = await post(door, '/_act/cart', await lineOf(door, product), cookie)
    note('put into the cart by whichever answers', added.includes('"done":true'), added.slice(0, 60))
    const seen = new Map<string, number>()
    await inParallel(40, 4, async () => {
      const { frame } = (await (
        await fetch(`${door}/_.data`, { headers: { cookie, 'x-with-frame': '1' } })
      ).json()) as { frame?: { shell: { cartCount?: number; user?: { nickName: string } } } }
      const said = `${frame?.shell.user?.nickName} ${frame?.shell.cartCount}`
      seen.set(said, (seen.get(said) ?? 0) + 1)
    })
    note('the same buyer and cart in 40 answers', seen.size === 1, [...seen.keys()].join(' | '))
    const served = () => shops.map(({ lines }) => lines.filter((line) => line.includes('"event":"request"')).length)
    note(
      'requests served by each',
      served().every((number) => number > 5),
      served().join(' / '),
    )

    const store = createClient({ url: redisUrl })
    await store.connect()
    // Each instance caches an answer for ten seconds before it is shared again.
    let shared = 0
    for (let tries = 0; tries < 40 && !shared; tries++) {
      await fetch(`${door}/_.data`, { headers: { cookie, 'x-with-frame': '1' } })
      await pause(500)
      shared = await store.dbSize()
    }
    note('shared answers in Redis', shared > 0, shared)
    store.destroy()

    const statuses = new Map<number | string, number>()
    const load = inParallel(count, 8, async (index) => {
      const answer = await fetch(`${door}${['/', '/list', '/cart', `/detail/${product}`][index % 4]}`, {
        headers: index % 2 ? { cookie } : {},
      }).catch((error: Error) => error.message)
      // A 504 from the shop, because a busy machine delays the mall, is a proper response. A 504 from nginx is not.
      const status =
        typeof answer === 'string'
          ? answer
          : answer.status === 504 && answer.headers.has('x-request-id')
            ? 'said late'
            : answer.status
      if (typeof answer !== 'string') await answer.arrayBuffer()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    })
    await pause(1_500)
    const ended = once(shops[0]!.process, 'exit') as Promise<[number]>
    shops[0]!.process.kill('SIGTERM')
    const [code] = await ended
    await load
    const wrong = [...statuses].filter(([status]) =>
      typeof status === 'string' ? status !== 'said late' : status >= 500,
    )
    note(
      `${count} requests while one instance stops`,
      !wrong.length,
      [...statuses].map(([status, times]) => `${status} × ${times}`).join(', '),
    )
    // nginx's log is the only trace of the failure.
    if (wrong.length) console.log(running.find(({ name }) => name === 'nginx')?.lines.join('\n'))
    note('the exit code of the one that stopped', code === 0, code)

    running.find(({ name }) => name === 'redis')?.process.kill('SIGKILL')
    await pause(500)
    const without: number[] = []
    for (const path of ['/', '/list', '/cart', '/login'])
      without.push((await fetch(door + path, { headers: { cookie } })).status)
    note(
      'pages without Redis',
      without.every((status) => status < 400),
      without.join(' '),
    )
    return {
      rows,
      ok: !bad,
      summary: `${rows.length - bad} of ${rows.length} held: two storefronts and two APIs behind nginx, one PostgreSQL, one Redis`,
    }
  } finally {
    for (const { process: child } of running.toReversed()) child.kill('SIGTERM')
    await pause(1_000)
    for (const { process: child } of running) if (child.exitCode === null) child.kill('SIGKILL')
    cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Adapts the deployment's nginx configuration to local ports. Here nginx also balances the APIs, which the container
 * network does in the deployment.
 */
function doorOf(
  config: string,
  folder: string,
  { door, shop, api, apis }: { door: number; shop: number[]; api: number[]; apis: number },
): string {
  const before = `  upstream mall-api { ${api.map((port) => `server 127.0.0.1:${port};`).join(' ')} }
  server { listen 127.0.0.1:${apis}; location / { proxy_pass http://mall-api; proxy_set_header Host $http_host; proxy_set_header X-Request-Id $http_x_request_id; } }\n`
  return config
    .replaceAll('/tmp/', `${folder}/`)
    .replace('worker_processes auto', 'worker_processes 1')
    .replace('listen 8080', `listen 127.0.0.1:${door}`)
    .replace('storefront-1:4100', `127.0.0.1:${shop[0]}`)
    .replace('storefront-2:4100', `127.0.0.1:${shop[1]}`)
    .replace(/\}\s*$/, `${before}}\n`)
}

async function startProgram(
  running: Program[],
  {
    name,
    command,
    args,
    env,
    ready,
  }: { name: string; command: string; args: string[]; env: Record<string, string>; ready?: RegExp },
): Promise<Program> {
  console.log(`load instances: starting ${name}`)
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const program: Program = { name, process: child, lines: [] }
  running.push(program)
  const up = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        program.lines.push(...String(chunk).split('\n').filter(Boolean))
        if (ready?.test(String(chunk))) resolve()
      })
    }
    child.once('exit', (code) =>
      reject(new Error(`${name} ended with ${code}:\n${program.lines.slice(-10).join('\n')}`)),
    )
    if (!ready) setTimeout(resolve, 300)
  })
  await up
  return program
}

async function post(door: string, path: string, fields: Record<string, string>, cookie = ''): Promise<string> {
  return (
    await fetch(door + path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: door, cookie } })
  ).text()
}

async function login(door: string): Promise<string> {
  const form = new URLSearchParams({
    intent: 'login',
    tab: 'account',
    userName: 'buyer',
    passWord: 'Mall2026!',
    agreed: '1',
  })
  const answer = await fetch(`${door}/login`, {
    method: 'POST',
    body: form,
    headers: { origin: door },
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`the sample buyer cannot sign in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** Returns the cart fields that the product's form would send. */
async function lineOf(door: string, prodId: string): Promise<Record<string, string>> {
  const { page } = (await (await fetch(`${door}/detail/${prodId}.data`)).json()) as {
    page: {
      props: {
        product: { shopId: string }
        skus: { skuId: string; minOrderQty?: number; packQty?: number; stocks?: number }[]
      }
    }
  }
  const sku = page.props.skus.find(({ stocks = -1 }) => stocks !== 0) ?? page.props.skus[0]!
  return {
    intent: 'add',
    prodId,
    skuId: sku.skuId,
    shopId: page.props.product.shopId,
    count: String(sku.minOrderQty ?? sku.packQty ?? 1),
  }
}
