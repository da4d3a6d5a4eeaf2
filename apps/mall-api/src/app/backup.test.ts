import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { onPostgres } from '../testing/databases.ts'
import { startProblem } from './startProblem.ts'
import { postgresDatabase, tinyDataDir } from '../testing/templates.ts'
import { testMall } from '../testing/testMall.ts'
import { Visitor } from '../testing/visitor.ts'
import { backup, restore } from './backup.ts'
import type { DatabaseLocation } from './backup.ts'
import { filesOf } from '../contexts/files/openFileStore.ts'
import { folderStore } from '../contexts/files/folderStore.ts'
import { openPglite } from '../db/pglite.ts'
import { newestFirst } from '../db/pgProgram.ts'
import { openPostgres } from '../db/postgres.ts'

const root = mkdtempSync(join(tmpdir(), 'mall-backup-'))
const ends: (() => unknown)[] = [() => rmSync(root, { recursive: true, force: true })]
afterAll(async () => {
  for (const end of ends) await end()
}, 60_000)

const open = ({ dataDir, url }: DatabaseLocation) => (url ? openPostgres(url) : openPglite(dataDir))
const everything = `select (select jsonb_agg(o order by order_number) from orders o) as orders, (select jsonb_agg(i order by order_item_id) from order_item i) as items,
  (select jsonb_agg(jsonb_build_array(sku_id, stocks, price) order by sku_id) from sku) as skus, (select sum(actual_total) from orders) as sum,
  (select jsonb_agg(b order by basket_id) from basket b) as baskets`

async function roundTrip(full: DatabaseLocation, empty: DatabaseLocation): Promise<void> {
  const db = await open(full)
  const mall = await testMall(db)
  const buyer = await new Visitor(mall.app).login()
  for (const prodCount of [1, 10]) {
    const { answer } = await buyer.call('confirmOrder', {
      orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount },
    })
    await buyer.call('submitOrder', { orderShopParams: [], uuid: answer.uuid! })
  }
  await buyer.call('changeItem', { prodId: 201, skuId: 2001, shopId: 2, count: 100 })
  const before = await db.query(everything)
  await folderStore(filesOf(full.dataDir)).put('kept', new Uint8Array([1, 2]), 'image/png')
  await db.close()
  const file = join(root, full.url ? 'postgres.dump' : 'pglite')
  // Another backup with the same name is still being written.
  mkdirSync(`${file}.unfinished`)
  writeFileSync(join(`${file}.unfinished`, 'part'), '')
  await backup(full, file)
  await expect(backup(full, file)).rejects.toThrow('is there already')
  expect(
    readdirSync(root)
      .filter((name) => name.startsWith(basename(file)))
      .toSorted(),
  ).toEqual([basename(file), ...(full.url ? [`${basename(file)}.files`] : []), `${basename(file)}.unfinished`])
  expect(await restore(empty, file)).toBe('2 orders over 210.50, 9 buyers')
  await expect(restore(empty, file)).rejects.toThrow(/not empty|holds a database already/)

  expect(await folderStore(filesOf(empty.dataDir)).get('kept')).toEqual(new Uint8Array([1, 2]))
  const restored = await open(empty)
  expect(await restored.query(everything)).toEqual(before)
  // The restored mall continues where it stopped.
  const again = await testMall(restored)
  const { answer } = await (
    await new Visitor(again.app).login()
  ).call('confirmOrder', { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 } })
  expect(answer.actualTotal).toBe('30.50')
  expect(
    (await new Visitor(again.app).call('searchWithFacets', { keyword: '轴承' })).answer.products.total,
  ).toBeGreaterThan(0)
  expect(again.faults).toEqual([])
  await restored.close()
}

describe('on PGlite', () => {
  it('restores every order, sum, stock and cart of a backup, and refuses a directory that holds a database', async () => {
    const dataDir = await tinyDataDir()
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
    await roundTrip({ dataDir }, { dataDir: join(root, 'restored') })
  }, 60_000)

  it('refuses a directory in use, a missing database and an incomplete backup', async () => {
    const dataDir = await tinyDataDir()
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const db = await openPglite(dataDir)
    await expect(backup({ dataDir }, join(root, 'busy'))).rejects.toThrow('is in use by')
    await db.close()
    await expect(backup({ dataDir: join(root, 'nowhere') }, join(root, 'none'))).rejects.toThrow(
      'There is no database in',
    )
    await backup({ dataDir }, join(root, 'cut'))
    rmSync(join(root, 'cut/pgdata/PG_VERSION'))
    await expect(restore({ dataDir: join(root, 'into') }, join(root, 'cut'))).rejects.toThrow(
      'is no whole backup of the embedded database (PG_VERSION is missing)',
    )
    writeFileSync(join(root, 'file'), '')
    await expect(restore({ dataDir: join(root, 'into') }, join(root, 'file'))).rejects.toThrow('is no whole backup')
    expect(existsSync(join(root, 'into/pgdata'))).toBe(false)
  }, 60_000)
})

it('names the path of the backup, not of the data, if the backup cannot be written', async () => {
  const dataDir = await tinyDataDir()
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
  writeFileSync(join(root, 'plain'), '')
  const nowhere = [join(root, 'plain/backup'), ...(existsSync('/proc/self') ? ['/proc/nope/b'] : [])]
  for (const to of nowhere) {
    const error = await backup({ dataDir }, to).catch((problem: unknown) => problem)
    expect(await startProblem(error, { dataDir })).toBe(
      `The backup ${to} cannot be made or written to: name another place.`,
    )
  }
}, 20_000)

it('passes PostgreSQL’s programs every address that they accept, and the password only in the environment', async () => {
  const bin = join(root, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'pg_dump'), '#!/bin/sh\nfor last; do :; done\necho "$PGPASSWORD $3" > "${last#--file=}"\n')
  chmodSync(join(bin, 'pg_dump'), 0o755)
  const path = process.env.PATH
  const wanted: [string, string][] = [
    ['postgres://u:a%40b@localhost:5432/db', 'a@b --dbname=postgres://u@localhost:5432/db'],
    ['postgres://u@/db?host=/tmp', ' --dbname=postgres://u@/db?host=/tmp'],
    ['postgresql://u:secret@one:1,two:2/db', 'secret --dbname=postgresql://u@one:1,two:2/db'],
    ['postgres://localhost/db', ' --dbname=postgres://localhost/db'],
  ]
  for (const [n, [url, said]] of wanted.entries()) {
    process.env.PATH = [bin, path].join(delimiter)
    await backup({ dataDir: '', url }, join(root, `dump${n}`)).finally(() => {
      process.env.PATH = path
    })
    expect(readFileSync(join(root, `dump${n}`), 'utf8')).toBe(`${said}\n`)
  }
  writeFileSync(join(root, 'dump'), '')
  const error = await restore({ dataDir: '', url: 'postgres://u@/db?host=/tmp' }, join(root, 'dump')).catch(
    (problem: unknown) => problem,
  )
  expect(await startProblem(error, { dataDir: '', url: 'postgres://u@/db?host=/tmp' })).toMatch(
    /^DATABASE_URL cannot be read: /,
  )
})

it('uses the newest installed PostgreSQL programs', () => {
  expect(
    newestFirst(['9.6', '16', '15', '10'].map((version) => `/usr/lib/postgresql/${version}/bin/pg_dump`))[0],
  ).toContain('/16/')
})

onPostgres(() => {
  it('restores every order, sum, stock and cart of a backup, and refuses a database that holds a table', async () => {
    const [full, empty] = [await postgresDatabase(), await postgresDatabase({ empty: true })]
    ends.unshift(full.drop, empty.drop)
    await roundTrip({ dataDir: join(root, 'here'), url: full.url }, { dataDir: join(root, 'there'), url: empty.url })
  }, 60_000)
})
