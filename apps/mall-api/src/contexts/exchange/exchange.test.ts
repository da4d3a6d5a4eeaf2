import { mkdtempSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../db/db.ts'
import { collect } from '../../testing/collect.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { testMall, START } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { tinyMall } from '../../testing/tinyMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { Dictionary } from '../../core/search/index/dictionary.ts'
import { itemsByIds } from '../../core/search/index/readItems.ts'
import { documentOf } from '../../core/search/engine/documents.ts'
import { numbersOf } from '../../core/search/engine/consumer.ts'
import { importCatalogue } from '../catalogue/seed.ts'
import { csvLine } from '../../core/wire/csv.ts'
import { exportRows } from './exportRows.ts'
import { columnsOf, kinds } from './forms.ts'
import type { Kind } from './forms.ts'
import { openSource } from './openSource.ts'
import { runImport } from './runImport.ts'
import type { ImportWish } from './runImport.ts'
import { csvText, jsonText } from './writeExport.ts'

const samples = new URL('../../../../../docs/samples/exchange/', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'mall-exchange-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function write(text: string | Buffer, ending = '.csv'): string {
  const path = join(folder, `${files++}${ending}`)
  writeFileSync(path, text)
  return path
}

async function importFile(db: Db, kind: Kind, path: string, more: Partial<ImportWish> = {}) {
  const source = await openSource(path, { json: false })
  return runImport(db, kind, { path, source, locale: 'en', person: 'li', ...more })
}

const importText = (db: Db, kind: Kind, text: string, more: Partial<ImportWish> = {}) =>
  importFile(db, kind, write(text), more)

/** Returns the rows of the errors file without its header. */
const errorsOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\r\n').slice(1)

async function exported(db: Db, kind: Kind): Promise<string> {
  return (await collect(csvText(exportRows(db, kind), columnsOf(kind)))).join('')
}

const rows = (count: number, row: (n: number) => (string | number)[], head: string[]) =>
  csvLine(head) + Array.from({ length: count }, (_, n) => csvLine(row(n))).join('')

const productHead = ['shop', 'article', 'name_zh', 'brand', 'category', 'price', 'stock']
const products = (count: number, prefix: string) =>
  rows(count, (n) => [1, `${prefix}-${n}`, `轴承 ${n}`, '新品牌', '传动 > 滚动 > 新类', `${n + 1}.50`, n], productHead)

eachDatabase((open) => {
  let mall: TestMall
  let db: Db
  beforeAll(async () => {
    mall = await testMall(open())
    db = mall.db
  })

  const skuOf = async (article: string) => {
    const [row] = await db.query<{
      skuId: number
      prodId: number
      price: string
      stocks: number
      tiers: { price: string }[]
    }>('select sku_id as "skuId", prod_id as "prodId", price, stocks, tiers from sku where party_code = $1', [article])
    return row
  }

  it('reads every sample file of the docs without an error [R8.06]', async () => {
    for (const [kind, file] of [
      ['products', 'products.csv'],
      ['products', 'products.jsonl'],
      ['prices', 'prices.csv'],
      ['stock', 'stock.csv'],
    ] as const) {
      const path = write(readFileSync(join(samples, file)), file.endsWith('.csv') ? '.csv' : '.jsonl')
      expect(await importFile(db, kind, path, { create: true })).toMatchObject({ errors: 0 })
    }
    expect(await skuOf('DEMO-6205')).toMatchObject({ price: '13.20', stocks: 480 })
  })

  it('creates products that buyers can find, and updates the products on a second import [R8.06]', async () => {
    const text = products(3, 'NEW')
    expect(await importText(db, 'products', text)).toMatchObject({ written: 0, errors: 3 })
    expect(await importText(db, 'products', text, { create: true })).toMatchObject({ written: 3, errors: 0 })
    const former = await skuOf('NEW-2')
    const visitor = new Visitor(mall.app)
    const found = async () => (await visitor.call('searchProd', { keyword: 'NEW-2' })).answer.records
    expect(await found()).toMatchObject([{ prodId: String(former?.prodId), price: '3.50' }])
    expect(await importText(db, 'products', text.replace('3.50', '9.90'), { create: true })).toMatchObject({
      written: 3,
    })
    expect(await skuOf('NEW-2')).toMatchObject({ skuId: former?.skuId, price: '9.90' })
    expect(await found()).toMatchObject([{ price: '9.90' }])
    const [names] = await db.query<{ brands: number; categories: number }>(
      `select (select count(*)::int from brand where name->>'zh' = '新品牌') as brands, (select count(*)::int from category where category_id >= 1e9) as categories`,
    )
    expect(names).toEqual({ brands: 1, categories: expect.any(Number) })
    expect(mall.faults).toEqual([])
  })

  it('gives imported products facets from the attributes in their rows [R8.06] [R2.10]', async () => {
    const digest = await numbersOf(db)
    const head = [...productHead, 'parameters_zh', 'options_zh', 'options_en']
    const row = (article: string, grade: string, zh: string, en: string) =>
      csvLine([1, article, '刻度轴承', '新品牌', '传动 > 滚动 > 新类', '9.90', 5, `防护等级:${grade}`, zh, en])
    const text = [
      csvLine(head),
      row('ATT-1', 'IP54', '内径:25mm;说明:' + '长'.repeat(80), 'Bore:25mm'),
      row('ATT-2', 'IP65', '内径:40 mm', 'Bore:40 mm'),
    ].join('')
    await importText(db, 'products', products(1, 'FIRST'), { create: true })
    expect(await importText(db, 'products', text)).toMatchObject({ written: 2, errors: 0 })
    const visitor = new Visitor(mall.app)
    const facets = async () => {
      const { answer } = await visitor.call('searchWithFacets', { keyword: '刻度轴承' })
      return answer.attrs.map(({ attrName, min, max, attrValues }) => ({
        attrName,
        ...(min !== undefined && { min, max }),
        values: attrValues.map(({ attrValueName }) => attrValueName),
      }))
    }
    const bore = { attrName: '内径', min: 25, max: 40, values: ['25 mm', '40 mm'] }
    expect(await facets()).toEqual([bore])
    await importText(db, 'products', text, { create: true })
    const grade = { attrName: '防护等级', values: ['IP54', 'IP65'] }
    expect(await facets()).toEqual(expect.arrayContaining([bore, grade]))
    const known = await db.query('select attr_value_id from attr_value order by 1')
    await importText(db, 'products', text.replace('40 mm', '30mm'), { create: true })
    expect(await facets()).toEqual(expect.arrayContaining([{ ...bore, max: 30, values: ['25 mm', '30 mm'] }, grade]))
    expect(await db.query('select attr_value_id from attr_value order by 1')).toEqual(known)

    const dictionary = new Dictionary()
    await dictionary.read(db)
    const ids = await db.query<{ id: number }>("select prod_id as id from sku where party_code = 'ATT-2'")
    const [item] = await itemsByIds(db, [ids[0]!.id])
    const document = documentOf(dictionary, item!)
    expect(document).toMatchObject({ values: [12, expect.any(Number)], rows: [{ numbers: { 1: [30] } }] })
    expect(await numbersOf(db)).toBe(digest)
    expect(mall.faults).toEqual([])
  })

  it('shows imported prices in lists, and scales quantity prices as the console does [R8.06]', async () => {
    await importText(db, 'products', products(1, 'TIER'), { create: true })
    await importText(db, 'prices', 'shop;article;price;tiers\n1;TIER-0;10;10:8.00 20:6\n')
    await importText(db, 'prices', 'shop,article,price\n1,TIER-0,20.00\n')
    expect((await skuOf('TIER-0'))?.tiers.map(({ price }) => price)).toEqual(['16.00', '12.00'])
    const [row] = await db.query<{ price: string }>('select price from search where prod_id = $1', [
      (await skuOf('TIER-0'))!.prodId,
    ])
    expect(row).toEqual({ price: '20.00' })
    await importText(db, 'prices', 'shop,article,price,tiers\n1,TIER-0,20,none\n')
    expect((await skuOf('TIER-0'))?.tiers).toEqual([])
  })

  it('leaves out invalid rows, and reports the line, column, value and reason of each [R8.06]', async () => {
    await importText(db, 'products', products(2, 'ERR'), { create: true })
    const path = write(
      'shop,article,stock\n1,ERR-0,7\n1,ERR-1,-4\n1,NONE,1\n99,ERR-1,1\n1,ERR-0,9\n1,"ERR-1,5\n1,ERR-1,8\n',
    )
    const result = await importFile(db, 'stock', path)
    expect(result).toMatchObject({ written: 2, errors: 5 })
    expect(errorsOf(result.errorsPath)).toEqual([
      `3,stock,'-4,"The number must not be negative; unlimited stock is written unlimited"`,
      '4,article,NONE,The shop has no such article number',
      '5,shop,99,There is no such shop',
      '6,article,ERR-0,The article number of this shop is already above in the file',
      '7,,"1,""ERR-1,5","The row cannot be read: a quote is not closed, or stands in the wrong place"',
    ])
    expect([(await skuOf('ERR-0'))?.stocks, (await skuOf('ERR-1'))?.stocks]).toEqual([7, 8])
    const chinese = await importFile(db, 'stock', path, { locale: 'zh' })
    expect(errorsOf(chinese.errorsPath)[2]).toBe('5,shop,99,没有该店铺')
    const stopped = await importFile(db, 'stock', path, { stopAfter: 1 })
    expect(stopped.stopped).toBe(true)
    expect(await importText(db, 'stock', 'shop,article,stock\n1,ERR-0,7\n')).toMatchObject({ errors: 0 })
  })

  it('checks everything in a dry run and writes nothing [R8.06]', async () => {
    const count = async () =>
      (
        await db.query(
          'select (select count(*) from sku) s, (select count(*) from brand) b, (select count(*) from category) c, (select count(*) from import_run) r',
        )
      )[0]
    const former = await count()
    const text = products(2500, 'DRY') + csvLine([1, 'DRY-0', 'x', '新品牌', '传动 > 滚动 > 新类', '1', 1])
    expect(await importText(db, 'products', text, { create: true, dryRun: true })).toMatchObject({
      written: 2500,
      errors: 1,
    })
    expect(await count()).toEqual(former)
  })

  it('continues an interrupted import, with the same result as an uninterrupted import [R8.06]', async () => {
    await importText(db, 'products', products(2600, 'CUT'), { create: true })
    const stock = rows(2600, (n) => [1, n % 500 === 7 ? `GONE-${n}` : `CUT-${n}`, n], ['shop', 'article', 'stock'])
    const whole = await importText(db, 'stock', stock)
    await db.query("update sku set stocks = 0 where party_code like 'CUT-%'")
    const path = write(`${stock}`)
    await db.query("update import_run set file_hash = 'other'")
    const cut = importFile(db, 'stock', path, {
      onProgress: () => {
        throw new Error('cut')
      },
    })
    await expect(cut).rejects.toThrow('cut')
    const errorsPath = `${path}.errors.csv`
    // Simulates a kill between the write of the errors file and the commit.
    writeFileSync(errorsPath, `${readFileSync(errorsPath, 'utf8')}9999,half`)
    const rest = await importFile(db, 'stock', path)
    expect(rest).toMatchObject({ from: 1001, written: whole.written, errors: whole.errors })
    expect(readFileSync(errorsPath, 'utf8')).toBe(readFileSync(whole.errorsPath, 'utf8'))
    const [sum] = await db.query<{ all: number }>(
      `select sum(stocks)::int as all from sku where party_code like 'CUT-%'`,
    )
    const gone = Array.from({ length: 2600 }, (_, n) => n).filter((n) => n % 500 !== 7)
    expect(sum?.all).toBe(gone.reduce((a, b) => a + b, 0))
  })

  it('marks an imported row as changed by a person, so that a new version of the sample does not overwrite the row [R8.06]', async () => {
    const [marked] = await db.query<{ skuId: number; article: string; shop: number }>(
      `select k.sku_id as "skuId", k.party_code as article, p.shop_id as shop from sku k join product p using (prod_id)
      where exists (select 1 from seed_mark where table_name = 'sku' and row_key = k.sku_id::text) order by k.sku_id limit 1`,
    )
    await importText(
      db,
      'prices',
      csvLine(['shop', 'article', 'price']) + csvLine([marked!.shop, marked!.article, '77.70']),
    )
    await importCatalogue(db, tinyMall, 10_000, START, () => {})
    expect(
      await db.query(
        `select price from sku where sku_id = $1 union all select sum::text::numeric from seed_mark where table_name = 'sku' and row_key = $1::bigint::text`,
        [marked!.skuId],
      ),
    ).toEqual([{ price: '77.70' }])
  })

  it('imports its own export as CSV, JSON lines and gzip without changing the data [R8.06]', async () => {
    for (const kind of kinds) {
      const former = await exported(db, kind)
      const json = (await collect(jsonText(exportRows(db, kind)))).join('')
      for (const path of [write(former), write(json, '.jsonl'), write(gzipSync(former), '.csv.gz')])
        expect(
          await importFile(db, kind, path),
          existsSync(`${path}.errors.csv`) ? readFileSync(`${path}.errors.csv`, 'utf8') : '',
        ).toMatchObject({ errors: 0 })
      // Products without a key are exported with `#` and their id, and keep this key.
      expect(await exported(db, kind)).toBe(former)
    }
  })

  it('reports an article number that two products share, and an article number that would move to another product [R8.06]', async () => {
    await importText(db, 'products', products(2, 'MOVE'), { create: true })
    const moved = await importText(db, 'products', 'shop,article,product\n1,MOVE-0,MOVE-1\n')
    expect(errorsOf(moved.errorsPath)).toEqual([
      '2,product,MOVE-1,The article number belongs to another product and cannot move',
    ])
    await db.query("update sku set party_code = 'MOVE-0', code_norm = 'move0' where party_code = 'MOVE-1'")
    const twice = await importText(db, 'stock', 'shop,article,stock\n1,MOVE-0,1\n')
    expect(errorsOf(twice.errorsPath)).toEqual(['2,article,MOVE-0,Several SKUs of the shop have this article number'])
    await db.query("delete from sku where party_code = 'MOVE-0' and seq = 0 and price = 2.50")
  })

  it('changes only the cells that a row fills, and gives a missing language the text of the other [R8.06]', async () => {
    const head =
      'shop,product,article,name_zh,name_en,brief_en,unit_zh,keywords,brand,category,price,stock,picture,status'
    const named = '新品牌,传动 > 滚动 > 新类'
    const picture = (n: number) => `https://pictures.example/${n}.png`
    const result = await importText(
      db,
      'products',
      `${head}\n1,CELL,CELL-0,轴承,,Brief,,a；b; ,${named},5,3,${picture(0)},delisted\n1,CELL,CELL-1,轴承,Bearing,,,,,,6,4,${picture(1)},\n`,
      { create: true },
    )
    expect(existsSync(result.errorsPath) ? errorsOf(result.errorsPath) : []).toEqual([])
    const product = async () =>
      (
        await db.query('select name, brief, unit, keywords, pic, status from product where prod_id = $1', [
          (await skuOf('CELL-0'))!.prodId,
        ])
      )[0]
    const first = {
      name: { zh: '轴承', en: 'Bearing' },
      brief: { zh: 'Brief', en: 'Brief' },
      unit: { zh: '件', en: 'pc' },
      keywords: ['a', 'b'],
      pic: picture(0),
      status: 0,
    }
    expect(await product()).toEqual(first)
    const skus = () =>
      db.query(
        'select party_code as article, seq, price, stocks, min_order_qty as least, pack_qty as pack, lead_days as days, pic from sku where prod_id = (select prod_id from sku where party_code = $1) order by seq',
        ['CELL-0'],
      )
    const rest = { least: 1, pack: 1, days: 0 }
    expect(await skus()).toEqual([
      { article: 'CELL-0', seq: 0, price: '5.00', stocks: 3, pic: picture(0), ...rest },
      { article: 'CELL-1', seq: 1, price: '6.00', stocks: 4, pic: picture(1), ...rest },
    ])
    await importText(db, 'products', 'shop,article,name_en,unit_zh,status,min_order\n1,CELL-0,Roller,只,on-sale,10\n')
    expect(await product()).toEqual({
      ...first,
      name: { zh: '轴承', en: 'Roller' },
      unit: { zh: '只', en: 'pc' },
      status: 1,
    })
    // A further article of the product goes behind the others. A new picture of the first article is the product’s.
    await importText(
      db,
      'products',
      `shop,product,article,name_zh,brand,category,price,picture\n1,CELL,CELL-2,轴承,${named},7,\n1,CELL,CELL-0,,,,5.5,${picture(9)}\n`,
      { create: true },
    )
    expect(await skus()).toMatchObject([
      { article: 'CELL-0', price: '5.50', stocks: 3, least: 10, pic: picture(9) },
      { article: 'CELL-1', price: '6.00' },
      { article: 'CELL-2', seq: 2, price: '7.00', stocks: 0, pic: '' },
    ])
    expect(await product()).toMatchObject({ pic: picture(9), name: { zh: '轴承', en: 'Roller' }, keywords: ['a', 'b'] })
    const [row] = await db.query('select price, status, in_stock as stock from search where prod_id = $1', [
      (await skuOf('CELL-0'))!.prodId,
    ])
    expect(row).toEqual({ price: '5.50', status: 1, stock: true })
  })

  it('refuses rows of an unknown brand or category unless they may be created [R8.06]', async () => {
    const text =
      'shop,article,name_zh,brand,category,price\n1,NAMES-0,轴承,没有的品牌,传动 > 滚动 > 新类,1\n1,NAMES-1,轴承,新品牌,传动 > 没有,1\n'
    const { errorsPath, written } = await importText(db, 'products', text)
    expect(written).toBe(0)
    expect(errorsOf(errorsPath).map((line) => line.split(',').slice(0, 3))).toEqual([
      ['2', 'brand', '没有的品牌'],
      ['3', 'category', '传动 > 没有'],
    ])
    expect(await skuOf('NAMES-0')).toBeUndefined()
  })

  it.each([
    ['a closed shop', 0],
    ['a shop that was taken offline', 2],
  ])('imports the products of %s as delisted [R8.06]', async (_, status) => {
    await db.query('update shop set status = $1 where shop_id = 1', [status])
    await importText(db, 'products', products(1, `OFF${status}`), { create: true })
    await db.query('update shop set status = 1 where shop_id = 1')
    expect(
      await db.query('select status, off_with_shop as off from product where prod_id = $1', [
        (await skuOf(`OFF${status}-0`))!.prodId,
      ]),
    ).toEqual([{ status: 0, off: true }])
  })

  it('fills an empty catalogue with the export of another catalogue [R8.06]', async () => {
    const former = await exported(db, 'products')
    await db.script('truncate product, brand, category cascade')
    expect(await importText(db, 'products', former, { create: true })).toMatchObject({ errors: 0 })
    expect(await exported(db, 'products')).toBe(former)
  })
})
