import { beforeAll, expect, it } from 'vitest'
import { Finder } from '../../core/search/finder.ts'
import { IndexPort } from '../../core/search/index/indexPort.ts'
import { ProductChanges } from '../../core/search/productChanges.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { readList } from './readList.ts'
import type { OwnNumbers } from './readList.ts'

eachDatabase((open) => {
  let mall: TestMall
  let finder: Finder
  beforeAll(async () => {
    mall = await testMall(open())
    finder = new Finder(new IndexPort(mall.db, new ProductChanges(mall.db)))
  }, 60_000)

  const read = (text: string, own?: OwnNumbers) => readList({ db: mall.db, finder, locale: 'en' }, text, own)
  const signs = async (text: string) => {
    const [line] = await read(text)
    return [line!.state, (line!.candidates?.[0]?.signs ?? []).map(({ kind }) => kind)]
  }

  it('is sure of a number, its maker and its stock', async () => {
    expect(await signs('6205-2RS 2 pcs')).toEqual(['sure', ['number', 'inStock']])
    expect(await signs('6205-2RS 9999 pcs')).toEqual(['sure', ['number']])
    expect(await signs('6205-2RS')).toEqual(['sure', ['number']])
  })

  it('takes the note and the inventory number out of the line', async () => {
    const [line] = await read('WX-100482|6205-2RS|20|pcs|for press 3')
    expect(line).toMatchObject({ quantity: 20, unit: 'pcs', articleNumber: 'WX-100482' })
    const [noted] = await read('6205-2RS 20 pcs for press 3')
    expect(noted).toMatchObject({ state: 'sure', model: '6205-2RS', quantity: 20, note: 'for press 3' })
  })

  it('translates another maker’s bearing and is never sure of it', async () => {
    const [line] = await read('SKF 6205-2RSH 10 pcs')
    expect(line).toMatchObject({ state: 'substitute', quantity: 10 })
    expect(line!.candidates![0]!.partyCode).toBe('6205-2RS')
    expect(line!.candidates![0]!.signs).toContainEqual({ kind: 'interchange', asked: 'SKF 6205-2RSH' })
    expect(line!.candidates![0]!.signs!.map(({ kind }) => kind)).not.toContain('number')
  })

  it('says which words of the line do not fit', async () => {
    const [line] = await read('6205-2RS gearwheel 4 pcs')
    expect(line!.state).toBe('likely')
    expect(line!.candidates![0]!.signs).toContainEqual({ kind: 'unfit', asked: 'gearwheel' })
  })

  it('offers the same interchange for a number that is not sold any more', async () => {
    await mall.db.script(
      `update sku set interchange = 'bearing x' where sku_id in (1001, 1003); update product set status = 0 where prod_id = 102`,
    )
    const [line] = await read('6206-2RS 1 pcs')
    await mall.db.script(
      `update sku set interchange = null where sku_id in (1001, 1003); update product set status = 1 where prod_id = 102`,
    )
    expect(line!.state).toBe('substitute')
    expect(line!.candidates!.map(({ partyCode }) => partyCode)).toEqual(['6205-2RS'])
    expect(line!.candidates![0]!.signs).toContainEqual({ kind: 'interchange', asked: '6206-2RS' })
  })

  it('knows the buyer’s own article numbers', async () => {
    const own: OwnNumbers = (texts) => Promise.resolve(new Map(texts.includes('WX-77') ? [['WX-77', 1001]] : []))
    const [line] = await read('WX-77 5 pcs', own)
    expect(line).toMatchObject({ state: 'sure', articleNumber: 'WX-77', quantity: 5 })
    expect(line!.candidates!.map(({ skuId }) => String(skuId))).toEqual(['1001'])
    expect(line!.candidates![0]!.signs!.map(({ kind }) => kind)).toEqual(['ownNumber', 'inStock'])
    const [unknown] = await read('WX-77 5 pcs')
    expect(unknown!.state).not.toBe('sure')
  })
})
