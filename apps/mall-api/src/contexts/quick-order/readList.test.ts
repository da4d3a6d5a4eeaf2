import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { readList } from './readList.ts'
import type { OwnNumbers } from './readList.ts'

eachDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)

  const read = (text: string, own?: OwnNumbers) => readList({ ...mall.context, locale: 'en' }, text, own)
  const signs = async (text: string) => {
    const [line] = await read(text)
    return [line!.state, (line!.candidates?.[0]?.signs ?? []).map(({ kind }) => kind)]
  }

  it('is sure of a number, its maker and its stock', async () => {
    expect(await signs('6205-2RS 2 pcs')).toEqual(['sure', ['number', 'inStock']])
    expect(await signs('6205-2RS 9999999 pcs')).toEqual(['sure', ['number']])
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
      `update sku set interchange = 'bearing x' where sku_id in (1001, 1003);
       update product set status = 0 where prod_id = (select prod_id from sku where sku_id = 1003) and prod_id <> 101`,
    )
    const { rows } = { rows: await mall.db.query<{ code: string; prodId: number }>('select party_code as code, prod_id as "prodId" from sku where sku_id = 1003') }
    const [line] = await read(`${rows[0]!.code} 1 pcs`)
    await mall.db.script(
      `update sku set interchange = null where sku_id in (1001, 1003);
       update product set status = 1 where prod_id = (select prod_id from sku where sku_id = 1003)`,
    )
    if (rows[0]!.prodId !== 101) expect(line!.state).toBe('substitute')
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
