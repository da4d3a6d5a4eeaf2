import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it('drops another maker’s grease, and is never more than likely with a suffix that it does not understand', async () => {
    const [greased] = await read('SKF 6205-2RSH/GJN 10 pcs')
    expect([greased!.state, greased!.candidates![0]!.partyCode]).toEqual(['substitute', '6205-2RS'])
    const [strange] = await read('SKF 6205-2RSH/XY9 10 pcs')
    expect([strange!.state, strange!.candidates![0]!.partyCode]).toEqual(['likely', '6205-2RS'])
    expect(strange!.candidates![0]!.signs).toContainEqual({ kind: 'notRead', asked: 'XY9' })
    expect(strange!.candidates![0]!.signs!.map(({ kind }) => kind)).not.toContain('interchange')
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

  describe('offers substitutes', () => {
    const facts = (skuId: number, load: number) =>
      `update sku set attr_values = '{11, 21, ${load}}', interchange = null where sku_id = ${skuId};`
    beforeAll(() =>
      mall.db
        .script(`insert into attr (attr_id, seq, name, unit) values (9, 9, '{"zh": "额定动载荷", "en": "Dynamic load rating"}', 'kN');
        insert into attr_value (attr_value_id, attr_id, value, number) values (91, 9, '{"zh": "14 kN", "en": "14 kN"}', 14), (92, 9, '{"zh": "14.8 kN", "en": "14.8 kN"}', 14.8);
        update sku set stocks = 50 where sku_id = 1003; ${facts(1001, 91)} ${facts(1003, 92)}`),
    )
    afterAll(() =>
      mall.db
        .script(`update sku set attr_values = '{11, 21}', stocks = 100 where sku_id = 1001; update product set status = 1;
        update sku set attr_values = '{12, 21}', stocks = 0 where sku_id = 1003`),
    )
    const codes = async (text: string) => {
      const [line] = await read(text)
      return [line!.state, ...(line!.candidates ?? []).map(({ partyCode }) => partyCode)]
    }

    it('behind a part that does not have the quantity in stock, with the reasons', async () => {
      expect(await codes('6205-2RS 20 pcs')).toEqual(['sure', '6205-2RS'])
      expect(await codes('6205-2RS 120 pcs')).toEqual(['sure', '6205-2RS', '6206-2RS'])
      const [line] = await read('6205-2RS 120 pcs')
      expect(line!.candidates![1]!.signs).toEqual([
        { kind: 'interchange', asked: '6205-2RS' },
        { kind: 'dimensions', value: '25 mm' },
        { kind: 'rating', name: 'Dynamic load rating', value: '14.8 kN', asked: '14 kN' },
      ])
      expect((await read('6205-2RS 20 pcs'))[0]!.candidates![0]!.signs!.map(({ kind }) => kind)).toContain('inStock')
    })

    it('none with a lower rating, another dimension or without stock', async () => {
      await mall.db.script(`${facts(1001, 92)} ${facts(1003, 91)}`)
      expect(await codes('6205-2RS 120 pcs')).toEqual(['sure', '6205-2RS'])
      await mall.db.script(`${facts(1001, 91)} update sku set attr_values = '{12, 21, 92}' where sku_id = 1003`)
      expect(await codes('6205-2RS 120 pcs')).toEqual(['sure', '6205-2RS'])
      await mall.db.script(`${facts(1003, 92)} update sku set stocks = 0 where sku_id = 1003`)
      expect(await codes('6205-2RS 120 pcs')).toEqual(['sure', '6205-2RS'])
      await mall.db.script('update sku set stocks = 50 where sku_id = 1003')
    })

    it('for a part that is not sold any more, and is never sure of them', async () => {
      await mall.db.script('update product set status = 0 where prod_id = 101')
      expect(await codes('6205-2RS 5 pcs')).toEqual(['substitute', '6206-2RS'])
      await mall.db.script('update product set status = 1 where prod_id = 101')
    })

    it('not for a number that another shop still sells', async () => {
      const goneTwin = (code: string, status: number, interchange: string) =>
        mall.db.script(`update product set status = ${status} where prod_id = 102;
          update sku set code_norm = '${code}' where sku_id = 1003; update sku set interchange = ${interchange} where sku_id in (1001, 1003)`)
      await goneTwin('62052rs', 0, "'same'")
      expect(await codes('6205-2RS gearwheel 5 pcs')).toEqual(['likely', '6205-2RS'])
      await goneTwin('62062rs', 1, 'null')
    })

    it('behind the match of another maker’s number, which they replace too', async () => {
      expect(await codes('SKF 6205-2RSH 10 pcs')).toEqual(['substitute', '6205-2RS', '6206-2RS'])
      const [line] = await read('SKF 6205-2RSH 10 pcs')
      expect(line!.candidates![1]!.signs).toContainEqual({ kind: 'interchange', asked: 'SKF 6205-2RSH' })
    })
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
