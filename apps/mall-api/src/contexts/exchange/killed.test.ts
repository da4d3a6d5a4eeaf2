import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openPostgres } from '../../db/postgres.ts'
import { onPostgres } from '../../testing/databases.ts'
import { postgresDatabase } from '../../testing/templates.ts'
import { csvLine } from '../../core/wire/csv.ts'

const program = new URL('../../import.ts', import.meta.url).pathname
const COUNT = 30_000

/** Starts the program as `npm run import` does. `done` resolves to the exit code and the output. */
function start(url: string, args: readonly string[]) {
  const child = spawn(process.execPath, ['--conditions=@millwright/source', program, ...args], {
    env: { ...process.env, DATABASE_URL: url },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()))
  const done = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }))
  })
  return { child, done }
}

onPostgres(() => {
  it('continues after kill -9, and ends like an uninterrupted import [R8.06]', { timeout: 180_000 }, async () => {
    const { url, drop } = await postgresDatabase()
    const db = await openPostgres(url)
    const folder = mkdtempSync(join(tmpdir(), 'mall-killed-'))
    try {
      const path = join(folder, 'products.csv')
      const row = (n: number) =>
        n % 997 === 5
          ? csvLine([1, `K-${n}`, 'x', 'B', 'A > B > C', '1.005', 1])
          : csvLine([1, `K-${n}`, `件 ${n}`, 'B', 'A > B > C', `${n}.25`, n])
      writeFileSync(
        path,
        csvLine(['shop', 'article', 'name_zh', 'brand', 'category', 'price', 'stock']) +
          Array.from({ length: COUNT }, (_, n) => row(n)).join(''),
      )
      const args = ['products', path, '--create']
      for (const after of [3_000, 12_000]) {
        const { child, done } = start(url, args)
        const reached = async () =>
          (await db.query<{ line: number }>('select max(line) as line from import_run').catch(() => []))[0]?.line ?? 0
        while ((await reached()) < after) await pause(20)
        child.kill('SIGKILL')
        await done
      }
      const { code, said } = await start(url, args).done
      expect(said).toMatch(/Continued after line \d{5}/)
      const bad = Array.from({ length: COUNT }, (_, n) => n).filter((n) => n % 997 === 5)
      expect(code).toBe(2)
      expect(
        await db.query(
          `select count(*)::int as skus, count(distinct party_code)::int as articles, sum(stocks)::int as stocks, (select count(*)::int from search where prod_id >= 1e12) as listed
          from sku where party_code like 'K-%'`,
        ),
      ).toEqual([
        {
          skus: COUNT - bad.length,
          articles: COUNT - bad.length,
          stocks: (COUNT * (COUNT - 1)) / 2 - bad.reduce((a, b) => a + b, 0),
          listed: COUNT - bad.length,
        },
      ])
      const errors = readFileSync(`${path}.errors.csv`, 'utf8').trimEnd().split('\r\n').slice(1)
      expect(errors.map((line) => Number(line.split(',')[0]))).toEqual(bad.map((n) => n + 2))
      expect(await db.query('select finished is not null as ended, errors from import_run')).toEqual([
        { ended: true, errors: bad.length },
      ])
      expect(
        await db.query("select action, done, administrator like 'os:%' as named from audit_entry order by 1"),
      ).toEqual([
        { action: 'import products', done: null, named: true },
        { action: 'import products', done: null, named: true },
        { action: 'import products', done: true, named: true },
      ])
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await db.close()
      await drop()
    }
  })
})
