import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openPostgres } from '../db/postgres.ts'
import type { Db } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { onDatabase, onPostgres } from '../testing/databases.ts'
import { postgresDatabase } from '../testing/templates.ts'
import { BOSS } from './boss.ts'
import type { Job } from './job.ts'
import { dismissFailures, readJobStates } from './jobStates.ts'
import { sendJob } from './sendJob.ts'
import { startJobs } from './startJobs.ts'

const MINUTE = 60_000
const running: { stop: (within: number) => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop(1_000)))
})

let nextName = 0
/** Jobs have unique names, because queues last as long as the database. */
function newJob(run: Job<undefined>['run'], more: Partial<Job<undefined>> = {}): Job<undefined> {
  return { name: `job-${nextName++}`, title: ['任务', 'Job'], timeLimit: MINUTE, run, ...more }
}

async function start(db: Db, jobs: Job<undefined>[], more: Partial<Parameters<typeof startJobs<undefined>>[0]> = {}) {
  const said: string[] = []
  const log = (message: string, error?: unknown) => said.push(`${message} ${String(error)}`)
  const started = await startJobs({ db, jobs, clock: Date.now, context: () => undefined, log, ...more })
  running.push(started)
  return { said, stop: started.stop }
}

async function stateOf(db: Db, { name }: Job<undefined>) {
  return (await readJobStates(db, [name])).get(name)
}

const within = { timeout: 20_000, interval: 50 }

onDatabase((open) => {
  it('runs a job at its times, each time once although two instances run it', async () => {
    let now = Date.parse('2026-11-21T10:00:10+08:00')
    const clock = () => now
    const runs: string[] = []
    const job = newJob(async () => void runs.push('run'), { schedule: { every: MINUTE } })
    await start(open(), [job], { clock })
    await start(open(), [job], { clock })
    await vi.waitFor(() => expect(runs).toHaveLength(1), within)
    now += MINUTE
    await vi.waitFor(() => expect(runs).toHaveLength(2), within)
    await pause(2_500)
    expect(runs).toHaveLength(2)
    expect(await stateOf(open(), job)).toMatchObject({ state: 'completed', failures: 0, problem: null })
  }, 60_000)

  it('does not start a job again while it runs', async () => {
    let now = Date.parse('2026-11-21T10:00:10+08:00')
    let runs = 0
    const { promise, resolve } = Promise.withResolvers<void>()
    const job = newJob(() => (runs++, promise), { schedule: { every: MINUTE } })
    await start(open(), [job], { clock: () => now })
    await vi.waitFor(() => expect(runs).toBe(1), within)
    now += MINUTE
    expect(await sendJob(open(), job.name)).toBe(false)
    await pause(1_500)
    expect(runs).toBe(1)
    resolve()
  }, 60_000)

  it('tries a failed run again later, keeps it with its error after the last try, and runs the others meanwhile', async () => {
    const tries: number[] = []
    const others: string[] = []
    const failing = newJob(
      () => {
        tries.push(Date.now())
        return Promise.reject(new Error('no stock'))
      },
      { retries: 2, retryAfter: 1_000 },
    )
    const other = newJob(async () => void others.push('run'))
    const { said } = await start(open(), [failing, other], { lookEvery: 1 })
    await sendJob(open(), failing.name)
    await vi.waitFor(() => expect(tries).toHaveLength(1), within)
    await sendJob(open(), other.name)
    await vi.waitFor(() => expect(others).toEqual(['run']), within)
    await vi.waitFor(async () => expect((await stateOf(open(), failing))?.failures).toBe(1), {
      timeout: 50_000,
      interval: 200,
    })
    expect(tries).toHaveLength(3)
    expect(tries[2]! - tries[1]!).toBeGreaterThan(1_000)
    expect(await stateOf(open(), failing)).toMatchObject({ state: 'failed', lastFailure: 'no stock' })
    expect(said.filter((line) => line.includes(`${failing.name} failed, attempt`))).toHaveLength(3)
    expect(await dismissFailures(open(), failing.name)).toBe(true)
    expect((await stateOf(open(), failing))?.failures).toBe(0)
  }, 90_000)

  it('passes the sent data to the job, and sends nothing from a transaction that rolls back', async () => {
    const got: unknown[] = []
    const job = newJob(async (_, { data }) => void got.push(data))
    await start(open(), [job])
    await open()
      .tx(async (tx) => {
        await sendJob(tx, job.name, { file: 'lost' })
        throw new Error('rolled back')
      })
      .catch(() => {})
    await open().tx((tx) => sendJob(tx, job.name, { file: "it's; 文件\n" }))
    await vi.waitFor(() => expect(got).toEqual([{ file: "it's; 文件\n" }]), within)
  }, 60_000)

  it('lets running jobs finish before it stops, and returns a job that takes too long to the queue', async () => {
    const done: string[] = []
    const quick = newJob(() => pause(500).then(() => done.push('quick')), { retryAfter: MINUTE })
    const slow = newJob((_, { signal }) => pause(MINUTE, undefined, { signal }), { retryAfter: MINUTE })
    const { stop } = await start(open(), [quick, slow])
    await sendJob(open(), quick.name)
    await sendJob(open(), slow.name)
    await vi.waitFor(async () => {
      expect((await stateOf(open(), quick))?.state).toBe('active')
      expect((await stateOf(open(), slow))?.state).toBe('active')
    }, within)
    await stop(1_500)
    expect(done).toEqual(['quick'])
    expect((await stateOf(open(), quick))?.state).toBe('completed')
    expect((await stateOf(open(), slow))?.state).toBe('retry')
  }, 60_000)

  it('calls its observer around each run', async () => {
    const seen: string[] = []
    const job = newJob(async () => void seen.push('work'))
    await start(open(), [job], {
      onRun: async (name, work) => {
        seen.push(`begin ${name}`)
        await work()
        seen.push('end')
      },
    })
    await sendJob(open(), job.name)
    await vi.waitFor(() => expect(seen).toEqual([`begin ${job.name}`, 'work', 'end']), within)
  }, 60_000)
})

onPostgres(() => {
  let db: Db
  let url: string
  let drop: () => Promise<void>
  const children: ChildProcess[] = []
  beforeAll(async () => {
    ;({ url, drop } = await postgresDatabase({ empty: true }))
    db = await openPostgres(url)
    await migrate(db)
    await db.script('create table ran (job text not null, pid int not null, at timestamptz not null default now())')
  }, 120_000)
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    await db.close()
    await drop()
  }, 20_000)

  const begin = async () => {
    const child = spawn(
      process.execPath,
      ['--conditions=@millwright/source', new URL('../testing/jobProgram.ts', import.meta.url).pathname, url],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, NODE_OPTIONS: '' } },
    )
    children.push(child)
    await once(child, 'message')
    return child
  }
  const runsOf = (job: string) => db.query<{ pid: number }>('select pid from ran where job = $1 order by at', [job])

  it('runs each run in one of two processes, and gives the run of a killed one to the other', async () => {
    const [one, other] = await Promise.all([begin(), begin()])
    await sendJob(db, 'hold')
    await vi.waitFor(async () => expect(await runsOf('hold')).toHaveLength(1), within)
    await pause(5_000)
    const [{ sent = 0 } = {}] = await db.query<{ sent: number }>(
      `select count(*)::int as sent from ${BOSS}.job where name = 'tick' and state = 'completed'`,
    )
    const ticks = (await runsOf('tick')).length
    expect(sent).toBeGreaterThanOrEqual(4)
    expect([sent, sent + 1]).toContain(ticks)
    const [holder] = await runsOf('hold')
    const killed = holder?.pid === one.pid ? one : other
    killed.kill('SIGKILL')
    await vi.waitFor(async () => expect(await runsOf('hold')).toHaveLength(2), { timeout: 40_000, interval: 200 })
    const heir = (await runsOf('hold'))[1]?.pid
    expect([one.pid, other.pid]).toContain(heir)
    expect(heir).not.toBe(killed.pid)
    await vi.waitFor(
      async () => expect((await readJobStates(db, ['hold'])).get('hold')?.state).toBe('completed'),
      within,
    )
  }, 120_000)
})
