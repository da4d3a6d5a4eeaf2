import { sampleMall } from '../../apps/mall-api/src/catalogue/catalogue.ts'
import { FIRST_PAGE, floor, Judge, readLabelled, scoresOf } from '../../apps/mall-api/src/testing/labelled.ts'
import type { Measurement } from '../../tools/measure.ts'
import { startMall } from '../mall.ts'

type Answer = { data?: { products?: { records?: { skuId?: number | string; partyCode?: string; prodName?: string }[] } } }

/**
 * Where the labelled queries (queries/*.tsv) find what they mean, over HTTP on the reference mall at its default size: mean reciprocal
 * rank of the first right SKU on a card, and the share of queries that have one on the first page. `VERBOSE=1` lists those not in front.
 */
export const run: Measurement = async () => {
  const mall = process.env.API ? undefined : await startMall()
  const api = process.env.API ?? mall?.api ?? ''
  const judge = new Judge(sampleMall())
  try {
    const results = []
    for (const one of readLabelled()) {
      const answer = await (await fetch(`${api}/search/prodPage?size=${FIRST_PAGE}&keyword=${encodeURIComponent(one.query)}`)).json() as Answer
      const records = answer.data?.products?.records ?? []
      const place = records.findIndex(({ skuId }) => judge.isRight(one.rule, Number(skuId))) + 1
      results.push({ ...one, place })
      if (process.env.VERBOSE && place !== 1) console.log(`${one.kind}  ${place || '-'}  ${one.query}  [${one.rule}]  first: ${records[0]?.partyCode ?? ''} ${records[0]?.prodName ?? ''}`)
    }
    const scores = scoresOf(results)
    const all = scores.at(-1)!
    return {
      rows: scores.map(({ kind, queries, mrr, firstPage, first }) => ({ kind, queries, 'mean reciprocal rank': mrr.toFixed(3), 'first page': `${(firstPage * 100).toFixed(1)} %`, 'in front': `${(first * 100).toFixed(1)} %` })),
      ok: all.mrr >= floor.mrr && all.firstPage >= floor.firstPage,
      summary: `${all.queries} queries, MRR ${all.mrr.toFixed(3)} (at least ${floor.mrr}), first page ${(all.firstPage * 100).toFixed(1)} % (at least ${floor.firstPage * 100} %)`,
    }
  } finally {
    await mall?.stop()
  }
}
