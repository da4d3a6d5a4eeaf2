import { leadingSku } from '@millwright/domain/product/leadingSku'
import { hasPieces } from '@millwright/domain/product/hasPieces'
import { money } from '@millwright/domain/money/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { hasPiecesSql, leadingFirst, totalStocks } from './stockSql.ts'

const sku = fc.record({ stocks: fc.constantFrom(-1, 0, 1, 7, 2_000_000_000), cents: fc.integer({ min: 1, max: 5 }) })
const products = fc.array(fc.array(sku, { minLength: 1, maxLength: 5 }), { minLength: 40, maxLength: 40 })

eachDatabase((open) => {
  it('computes in SQL the same leading SKU and total stock as the domain [R2.31]', async () => {
    const made = fc.sample(products, { numRuns: 5, seed: 58 }).flat()
    const rows = made.flatMap((skus, product) =>
      skus.map(({ stocks, cents }, seq) => ({ product, seq, stocks, price: (cents / 100).toFixed(2) })),
    )
    const said = await open().query<{ seq: number; all: number; enough: boolean[] }>(
      `select (array_agg(k.seq order by ${leadingFirst('k')}))[1] as seq, ${totalStocks} as all,
        to_json(array_agg(${hasPiecesSql('k', '7')} order by k.seq))::jsonb as enough
      from jsonb_to_recordset($1::text::jsonb) k (product int, seq int, stocks int, price numeric) group by product order by product`,
      [JSON.stringify(rows)],
    )
    const wanted = made.map((skus) => {
      const priced = skus.map(({ stocks, cents }, seq) => ({ seq, stocks, price: money((cents / 100).toFixed(2)) }))
      const sum = Math.min(
        2_147_483_647,
        skus.reduce((all, { stocks }) => all + stocks, 0),
      )
      return {
        seq: leadingSku(priced)!.seq,
        all: skus.some(({ stocks }) => stocks === -1) ? -1 : sum,
        enough: skus.map(({ stocks }) => hasPieces(stocks, 7)),
      }
    })
    expect(said).toEqual(wanted)
  })
})
