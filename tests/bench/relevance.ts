import { sampleMall } from '../../apps/mall-api/src/contexts/catalogue/sample/catalogue.ts'
import {
  figuresOf,
  FIRST_PAGE,
  minLabelledScores,
  minPurchasers,
  Judge,
  readLabelled,
  scoresOf,
  minStrangerScores,
  unseenFloor,
} from '../../apps/mall-api/src/testing/labelled.ts'
import type { LabelledSet } from '../../apps/mall-api/src/testing/labelled.ts'
import type { Measurement } from '../measure.ts'
import { startMall } from '../mall.ts'
import { namesMaker } from './unseen/habits.ts'

type Answer = {
  data?: { products?: { records?: { skuId?: number | string; partyCode?: string; prodName?: string }[] } }
}

/**
 * Measures how high the labelled queries (queries/*.tsv) rank the right SKUs, over HTTP on the reference mall at its
 * default size: the mean reciprocal rank of the first right SKU, and the share of queries with a right SKU on the first
 * page. `VERBOSE=1` lists the labelled queries whose first result is not right. The queries of the unseen set
 * (unseen/queries.tsv) and of the stranger's set are scored, but never listed. The search is developed on one half of
 * the stranger's set; the other half is held out (stranger/held-out.tsv).
 */
export const run: Measurement = async () => {
  const mall = process.env.API ? undefined : await startMall()
  const api = process.env.API ?? mall?.api ?? ''
  const judge = new Judge(sampleMall())
  try {
    const placed = async (set: LabelledSet) => {
      const results = []
      for (const one of readLabelled(set)) {
        const answer = (await (
          await fetch(`${api}/search/prodPage?size=${FIRST_PAGE}&keyword=${encodeURIComponent(one.query)}`)
        ).json()) as Answer
        const records = answer.data?.products?.records ?? []
        const place = records.findIndex(({ skuId }) => judge.isRight(one.rule, Number(skuId))) + 1
        results.push({ ...one, place })
        if (process.env.VERBOSE && set === 'labelled' && place !== 1)
          console.log(
            `${one.kind}  ${place || '-'}  ${one.query}  [${one.rule}]  first: ${records[0]?.partyCode ?? ''} ${records[0]?.prodName ?? ''}`,
          )
      }
      return results
    }
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`
    const scores = scoresOf(await placed('labelled'))
    const all = scores.at(-1)!
    const counted = await placed('unseen')
    const unseen = { ...scoresOf(counted).at(-1)!, kind: 'unseen' }
    const unnamed = {
      ...scoresOf(counted.filter(({ query }) => !namesMaker(query))).at(-1)!,
      kind: 'unseen, no other maker named',
    }
    const scored = async (set: LabelledSet, kind: string) => ({ ...scoresOf(await placed(set)).at(-1)!, kind })
    const purchasers = await scored('purchasers', 'purchasers’ ways of writing')
    const second = await scored('purchasersSecond', 'purchasers’, second set')
    const third = await scored('purchasersThird', 'purchasers’, third set')
    const development = await scored('strangerDevelopment', 'a stranger’s, development half')
    const heldOut = await scored('strangerHeldOut', 'a stranger’s, held out')
    return {
      rows: [...scores, purchasers, second, third, unseen, unnamed, development, heldOut].map(
        ({ kind, queries, mrr, firstPage, firstThree, first }) => ({
          kind,
          queries,
          'mean reciprocal rank': mrr.toFixed(3),
          'first page': percent(firstPage),
          'first three': percent(firstThree),
          'in front': percent(first),
        }),
      ),
      ok:
        all.mrr >= minLabelledScores.mrr &&
        all.first >= minLabelledScores.first &&
        all.firstPage >= minLabelledScores.firstPage &&
        purchasers.firstThree >= minPurchasers.purchasers &&
        second.firstThree >= minPurchasers.purchasersSecond &&
        third.firstThree >= minPurchasers.purchasersThird &&
        unseen.firstThree >= unseenFloor &&
        development.firstThree >= minStrangerScores.development &&
        heldOut.firstThree >= minStrangerScores.heldOut,
      figures: {
        ...figuresOf('labelled', all),
        ...figuresOf('purchasers', purchasers),
        ...figuresOf('purchasers, second set', second),
        ...figuresOf('purchasers, third set', third),
        ...figuresOf('unseen', unseen),
        ...figuresOf('unseen, no other maker named', unnamed),
        ...figuresOf('stranger, development half', development),
        ...figuresOf('stranger, held out', heldOut),
      },
      summary: `${all.queries} queries, MRR ${all.mrr.toFixed(3)} (at least ${minLabelledScores.mrr}), first page ${percent(all.firstPage)} (at least ${percent(minLabelledScores.firstPage)}); unseen among the first three ${percent(unseen.firstThree)} (at least ${percent(unseenFloor)}), a stranger's ${percent(development.firstThree)} (development half, at least ${percent(minStrangerScores.development)}) and ${percent(heldOut.firstThree)} (held out, at least ${percent(minStrangerScores.heldOut)})`,
    }
  } finally {
    await mall?.stop()
  }
}
