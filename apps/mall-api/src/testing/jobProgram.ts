import { openPostgres } from '../db/postgres.ts'
import { startJobs } from '../jobs/startJobs.ts'

/**
 * Runs two jobs on the database of its first argument until it is killed: `tick` records each of its runs, `hold`
 * records the process that runs it, and its first run never ends.
 */
const db = await openPostgres(process.argv[2] ?? '')
const record = (job: string) => db.query('insert into ran (job, pid) values ($1, $2)', [job, process.pid])
await startJobs({
  db,
  clock: Date.now,
  context: () => undefined,
  log: (message) => console.error(message),
  silentAfter: 10,
  lookEvery: 1,
  boss: { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 },
  jobs: [
    { name: 'tick', title: ['', ''], schedule: { every: 1_000 }, timeLimit: 60_000, run: () => record('tick') },
    {
      name: 'hold',
      title: ['', ''],
      timeLimit: 600_000,
      retryAfter: 1_000,
      run: async () => {
        await record('hold')
        const [{ runs = 0 } = {}] = await db.query<{ runs: number }>(
          "select count(*)::int as runs from ran where job = 'hold'",
        )
        if (runs === 1) await new Promise(() => {})
      },
    },
  ],
})
process.send?.('started')
