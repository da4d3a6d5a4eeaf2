import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../testing/cluster.ts'
import { onPostgres } from '../testing/databases.ts'
import { postgresDatabase } from '../testing/templates.ts'
import { testMall } from '../testing/testMall.ts'
import { setUpPayingBuyer } from '../testing/setUpPayingBuyer.ts'
import type { Db } from './db.ts'
import { openPostgres } from './postgres.ts'

const program = '/usr/sbin/pgbouncer'
const why = existsSync(program) ? '' : ` (skipped: ${program} is not there)`

// Fewer connections to PostgreSQL than the mall uses, so that each transaction may get another one.
const SERVER_CONNECTIONS = 4

onPostgres(() => {
  describe.skipIf(!existsSync(program))(`behind PgBouncer in transaction mode${why}`, () => {
    let database: Awaited<ReturnType<typeof postgresDatabase>>
    let pooler: { url: string; process: ChildProcess; folder: string }
    let db: Db
    let refusal: string | undefined

    beforeAll(async () => {
      database = await postgresDatabase()
      pooler = await startPooler(database.url)
      refusal = await openPostgres(pooler.url, { directUrl: database.url }).then(
        () => undefined,
        (error: Error) => error.message,
      )
      const admin = await openPostgres(database.url)
      const { pathname } = new URL(database.url)
      await admin.script(`alter database ${pathname.slice(1)} set statement_timeout = '20s'`)
      await admin.close()
      pooler.process.kill()
      pooler = await startPooler(database.url)
      db = await openPostgres(pooler.url, { directUrl: database.url, connections: 20 })
    }, 60_000)
    afterAll(async () => {
      await db?.close()
      pooler?.process.kill()
      rmSync(pooler.folder, { recursive: true, force: true })
      await database.drop()
    }, 30_000)

    it('refuses to start if its statements have no time limit', () => {
      expect(refusal).toMatch('no time limit')
    })

    it('answers many statements and transactions at once', async () => {
      const sums = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          index % 2
            ? db.query<{ sum: number }>('select $1::bigint + 1 as sum', [index])
            : db.tx((tx) => tx.query<{ sum: number }>('select $1::bigint + 1 as sum', [index])),
        ),
      )
      expect(sums.map(([row]) => row?.sum)).toEqual(sums.map((_, index) => index + 1))
    })

    it('receives notifications and grants each lock to one process', async () => {
      const heard: string[] = []
      const stop = await db.listen(
        'news',
        (payload) => heard.push(payload),
        () => {},
      )
      let isHeld = false
      await Promise.all(
        [1, 2, 3].map((one) =>
          db.alone(99, async () => {
            expect(isHeld).toBe(false)
            isHeld = true
            await db.query("select pg_notify('news', $1)", [String(one)])
            await pause(20)
            isHeld = false
          }),
        ),
      )
      await expect.poll(() => heard.length).toBe(3)
      await stop()
    })

    it('keeps every transaction whole', async () => {
      await db.script('create table probe (id bigint primary key, step bigint not null default 0)')
      await Promise.all(
        Array.from({ length: 60 }, (_, id) =>
          db.tx(async (tx) => {
            await tx.query('insert into probe (id) values ($1)', [id])
            await Promise.all([1, 2, 3].map((one) => tx.query('select $1::bigint as one', [one])))
            await tx.query('update probe set step = step + 1 where id = $1', [id])
          }),
        ),
      )
      expect(await db.query('select count(*)::int as rows, sum(step)::int as steps from probe')).toEqual([
        { rows: 60, steps: 60 },
      ])
    })

    it('takes twenty orders at once, and their payments', async () => {
      const mall = await testMall(db)
      const { order, detail, press, scan } = await setUpPayingBuyer(mall)
      const numbers = await Promise.all(Array.from({ length: 20 }, () => order(1)))
      for (const number of numbers.slice(0, 3)) await press('pay', { code: await scan(number, payTypes.weixin) })
      expect(mall.faults).toEqual([])
      const states = await Promise.all(numbers.map(async (number) => (await detail(number)).status))
      expect(states).toEqual(numbers.map((_, index) => (index < 3 ? orderStatuses.paid : orderStatuses.unpaid)))
    })
  })
})

async function startPooler(url: string) {
  const { hostname, port: serverPort, pathname, username } = new URL(url)
  const folder = mkdtempSync('/tmp/pooler-')
  const port = await freePort()
  const name = pathname.slice(1)
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = host=${hostname} port=${serverPort} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
`,
  )
  // PgBouncer refuses to run as root.
  const isRoot = userInfo().uid === 0
  if (isRoot) for (const one of ['', 'users', 'pgbouncer.ini']) chownSync(join(folder, one), 65_534, 65_534)
  const process = spawn(program, [...(isRoot ? ['-u', 'nobody'] : []), join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
  })
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries === 100) throw new Error('PgBouncer did not start')
    await pause(50)
  }
  return { url: `postgres://${username}@127.0.0.1:${port}/${name}`, process, folder }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
