import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
// @boundaries-ignore the load run tries both programs in the same way
import { unfinishedBodies } from '../../../tests/load/shop/unfinishedBodies.ts'
import { openPglite } from './db/pglite.ts'
import { tinyDataDir } from './testing/templates.ts'

const children: ChildProcess[] = []
const folders: string[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Served = { child: ChildProcess; url: string; ended: Promise<number | null>; said: () => string }

/** Starts a mall server as a separate process. `ready` resolves to its address, or to undefined if the server exits. */
function start(dataDir: string, env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['--conditions=@millwright/source', new URL('./main.ts', import.meta.url).pathname],
    {
      env: {
        LOG_FORMAT: 'text',
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: '',
        API_PORT: '0',
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: 'pipe',
    },
  )
  children.push(child)
  let said = ''
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ready = new Promise<string>((resolve) => {
    const read = (part: Buffer) => {
      said += part
      const [, found] = /mall-api ready: (\S+)/.exec(said) ?? []
      if (found) resolve(found)
    }
    child.stdout!.on('data', read)
    child.stderr!.on('data', read)
    void ended.then(() => resolve(''))
  })
  return { child, ready, ended, said: () => said }
}

async function serve(dataDir: string, env?: Record<string, string>): Promise<Served> {
  const { ready, ...started } = start(dataDir, env)
  return { ...started, url: await ready }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mall-data-'))
  folders.push(folder)
  return folder
}

async function tinyFolder(): Promise<string> {
  const folder = await tinyDataDir()
  folders.push(folder)
  return folder
}

async function post(url: string, token: string, body: unknown) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  })
  return (await response.json()) as {
    code: string
    data: { accessToken: string; uuid: string; orderNumbers: string } & number
  }
}

it('keeps every acknowledged order and its stock when the server is killed three times during writes', async () => {
  const folder = await tinyFolder()
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    const server = await serve(folder)
    const token = (await post(`${server.url}/login`, '', { userName: 'buyer', passWord: 'Mall2026!' })).data.accessToken
    const stopped = new AbortController()
    const writers = Array.from({ length: 4 }, async () => {
      while (!stopped.signal.aborted) {
        const confirmed = await post(`${server.url}/p/order/confirm`, token, {
          orderItem: { prodId: 201, skuId: 2001, shopId: 2, prodCount: 100 },
        }).catch(() => undefined)
        const made =
          confirmed &&
          (await post(`${server.url}/p/order/submit`, token, { orderShopParams: [], uuid: confirmed.data.uuid }).catch(
            () => undefined,
          ))
        if (made?.code === '00000') acknowledged.push(made.data.orderNumbers)
      }
    })
    const enough = acknowledged.length + 5
    while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 20))
    // The next server starts while this one is still being killed.
    server.child.kill('SIGKILL')
    stopped.abort()
    await Promise.all(writers)
  }
  const db = await openPglite(folder)
  const kept = new Set(
    (
      await db.query<{ n: string }>('select order_number as n from order_item where sku_id = 2001 and quantity = 100')
    ).map(({ n }) => n),
  )
  const [stock] = await db.query<{ stocks: number }>('select stocks from sku where sku_id = 2001')
  await db.close()
  expect(acknowledged.length).toBeGreaterThan(10)
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
  expect(stock!.stocks).toBe(10_000 - 100 * kept.size)
}, 180_000)

it('refuses only a client with too many unfinished bodies', async () => {
  const { url } = await serve(await tinyFolder())
  const port = Number(new URL(url).port)
  // The client names its address in X-Forwarded-For, as the shop's server does.
  const bodies = unfinishedBodies({ port, count: 140, head: ['X-Forwarded-For: 203.0.113.9'] })
  await vi.waitUntil(() => bodies.refusals().length >= 12, { timeout: 50_000 })
  const login = (address: string) =>
    fetch(`${url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, connection: 'close' },
      body: JSON.stringify({ userName: 'buyer', passWord: 'Mall2026!' }),
    }).then(
      ({ status }) => status,
      () => 503,
    )
  expect(await login('203.0.113.10')).toBe(200)
  expect(await login('203.0.113.9')).toBe(503)
  expect((await fetch(`${url}/health`)).status).toBe(200)
  expect([bodies.open(), new Set(bodies.refusals())]).toEqual([128, new Set(['503'])])
  bodies.end()
  // A client that closes its unfinished bodies is served again.
  await vi.waitUntil(async () => (await login('203.0.113.9')) === 200, { timeout: 50_000 })
}, 120_000)

it('runs the jobs at the start and finishes them before it stops, although others fail', async () => {
  const folder = await tinyFolder()
  const read = async <T>(work: (db: Awaited<ReturnType<typeof openPglite>>) => Promise<T>) => {
    const db = await openPglite(folder)
    return work(db).finally(() => db.close())
  }
  // The first start imports the past orders of the accounts before the tables are broken.
  const first = await serve(folder)
  first.child.kill('SIGTERM')
  await first.ended
  await read((db) =>
    db.script(
      "insert into visit (record, created) values ('{}', 1), ('{}', 99999999999999); insert into attempt (key, count, since) values ('old', 1, 1); alter table orders rename column expires to gone; alter table inquiry rename to lost; alter table upload rename to misplaced; delete from boss_46.job",
    ),
  )
  const server = await serve(folder)
  // Two jobs run at a time, and the job that deletes files runs last.
  await vi.waitUntil(() => server.said().includes('delete-unused-files failed'), { timeout: 50_000 })
  server.child.kill('SIGTERM')
  await server.ended
  expect(
    await read((db) =>
      db.query('select (select count(*)::int from visit) as visits, (select count(*)::int from attempt) as attempts'),
    ),
  ).toEqual([{ visits: 1, attempts: 0 }])
}, 120_000)

it('waits for a server that is still stopping, reports the wait, and starts when the server has stopped', async () => {
  const folder = await tinyFolder()
  const first = await serve(folder)
  const second = start(folder)
  const waits = `mall-api waiting for process ${first.child.pid} on `
  while (!second.said().includes(waits)) await new Promise((resolve) => setTimeout(resolve, 20))
  first.child.kill('SIGTERM')
  expect(await second.ready).toMatch(/^http/)
  expect(second.said().split(waits)).toHaveLength(2)
}, 60_000)

it('says in one sentence why it cannot start, and exits with 1', async () => {
  const folder = await tinyFolder()
  const first = await serve(folder)
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.on('listening', resolve))
  const { port } = taken.address() as AddressInfo
  const damaged = await tinyFolder()
  rmSync(join(damaged, 'pgdata/PG_VERSION'))
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  const refused = async (why: string, dataDir: string, env?: Record<string, string>) => {
    const server = await serve(dataDir, env)
    expect(await server.ended, why).toBe(1)
    expect(server.said()).toContain(why)
  }
  // No folder can be created in /proc, and Node's recursive mkdir would try forever.
  // A program that accepts connections and never answers, as a server of another protocol does.
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.on('listening', resolve))
  const silentPort = (silent.address() as AddressInfo).port
  const nowhere = [`${file}/mall`, ...(existsSync('/proc/self') ? ['/proc/mall/data'] : [])]
  await Promise.all([
    refused(`in use by process ${first.child.pid} on `, folder),
    refused('is damaged (PG_VERSION is missing)', damaged),
    refused(`Port ${port} is in use`, await tinyFolder(), { API_PORT: String(port) }),
    ...nowhere.map((place) => refused(`${place} cannot be made or written to`, place)),
    refused('No PostgreSQL server answers', '', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }),
    refused('No PostgreSQL server answered at DATABASE_URL within 10 seconds', '', {
      DATABASE_URL: `postgres://nobody@127.0.0.1:${silentPort}/nothing`,
    }),
    refused('SANDBOX is "perhaps". Write 1 or 0.', folder, { SANDBOX: 'perhaps' }),
    refused('API_PORT is "80a". Write a whole number from 0 to 65535.', folder, { API_PORT: '80a' }),
  ])
  taken.close()
  silent.close()

  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
}, 180_000)
