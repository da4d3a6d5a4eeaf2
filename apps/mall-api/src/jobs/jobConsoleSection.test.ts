import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createMall } from '../app/app.ts'
import { mallJobs } from '../app/mallJobs.ts'
import { inviteAdministrator } from '../console/administrators.ts'
import { eachDatabase } from '../testing/databases.ts'
import { CONSOLE_KEY, testMall } from '../testing/testMall.ts'
import type { TestMall } from '../testing/testMall.ts'
import { BOSS } from './boss.ts'
import { startJobs } from './startJobs.ts'

const within = { timeout: 20_000, interval: 50 }

eachDatabase((open) => {
  let mall: TestMall
  let jobs: Awaited<ReturnType<typeof startJobs>>
  let fails = false
  beforeAll(async () => {
    mall = await testMall(open())
    // Jobs with the names of the mall's jobs but without their work, so that the schedule starts no work.
    jobs = await startJobs({
      db: open(),
      jobs: mallJobs({ sample: true }).map((job) => ({
        ...job,
        retries: 0,
        run: () => (fails ? Promise.reject(new Error('<no stock>')) : Promise.resolve()),
      })),
      clock: () => mall.clock.now,
      context: () => ({ db: mall.db, files: mall.files, now: mall.clock.now }),
      log: () => {},
    })
  }, 60_000)
  afterAll(() => jobs.stop(1_000))

  const row = async (lang: string) => {
    const page = await (await mall.app.request(`http://localhost/?lang=${lang}&section=jobs`)).text()
    return /data-job="fail-teams".*?<\/tr>/s.exec(page)?.[0] ?? ''
  }
  const act = async (action: string, name: string) =>
    (
      await mall.app.request(`http://localhost/console/${CONSOLE_KEY}/${action}`, {
        method: 'POST',
        body: new URLSearchParams({ name }),
        headers: { host: 'localhost', origin: 'http://localhost' },
      })
    ).headers.get('location')

  it('shows each job with its last and next run, and runs it now', async () => {
    await vi.waitFor(async () => expect(await row('en')).toMatch(/\d\.\d\d s/), within)
    expect(await row('en')).toContain('End teams that did not fill')
    expect(await row('en')).toContain('2026-11-21 10:00:30')
    expect(await row('zh')).toMatch(/结束未成团的拼团.*立即运行/s)
    fails = true
    expect(await act('jobRun', 'fail-teams')).toContain('said=done')
    await vi.waitFor(async () => expect(await row('en')).toMatch(/<strong>1<\/strong>.*&lt;no stock&gt;/s), within)
    expect(await act('jobDismiss', 'fail-teams')).toContain('said=done')
    expect(await row('en')).not.toContain('<strong>')
    for (const name of ['failed-jobs', 'nothing', '']) expect(await act('jobRun', name)).toContain('said=failed')
  })

  it('lets an administrator run a job, recorded in the audit trail', async () => {
    fails = false
    const app = createMall({
      ...mall,
      sandbox: false,
      staffConsole: true,
      consoleKey: CONSOLE_KEY,
      clock: () => mall.clock.now,
    })
    const send = (path: string, cookie: string, fields: Record<string, string>) =>
      app.request(`http://localhost${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { host: 'localhost', origin: 'http://localhost', cookie },
      })
    const password = await inviteAdministrator(open(), 'zhou', mall.clock.now)
    const signedIn = await send('/sign-in', '', { name: 'zhou', password })
    const cookie = /console_session=[^;]+/.exec(signedIn.headers.get('set-cookie') ?? '')?.[0] ?? ''
    await send('/password', cookie, { password: 'a password of my own' })
    const runs = async () =>
      (await open().query(`select 1 from ${BOSS}.job where name = 'issue-bills' and state = 'completed'`)).length
    const before = await runs()
    await send(`/console/${CONSOLE_KEY}/jobRun`, cookie, { name: 'issue-bills' })
    // The sample is not renewed in production.
    await send(`/console/${CONSOLE_KEY}/jobRun`, cookie, { name: 'renew-deals' })
    await vi.waitFor(async () => expect(await runs()).toBe(before + 1), within)
    expect(
      await open().query(
        "select administrator, action, done, form->>'name' as name from audit_entry order by audit_entry_id",
      ),
    ).toEqual([
      { administrator: 'zhou', action: 'jobRun', done: true, name: 'issue-bills' },
      { administrator: 'zhou', action: 'jobRun', done: false, name: 'renew-deals' },
    ])
  })
})
