import type { ProductIndex } from '../core/search/index/productIndex.ts'
import { IndexView } from '../core/search/index/indexView.ts'
import { facetsFrom } from '../core/search/foundFacets.ts'
import { rankingOf } from '../core/search/plan.ts'
import type { Query } from '../core/search/plan.ts'
import { understand } from '../core/search/understand.ts'

/** Searches an index, or one buyer's view of the `shared` one, without a database. */
export function searchIndex(index: ProductIndex, query: Partial<Query>, shared = index) {
  const asked = { current: 1, size: 60, ...query } as Query
  const view = new IndexView(index, { shared })
  const meaning = view.answer(understand(asked.keyword ?? '', view.lexicon, asked.exact))
  const plan = view.plan(asked, meaning)
  const from = (asked.current - 1) * asked.size
  const { hits, total } = view.page(plan.rows, rankingOf(asked, meaning, plan), from, from + asked.size)
  const facets = () => facetsFrom(view.dictionary, 'zh', asked, meaning, plan, view.tallies(asked, plan))
  return { hits, total, facets }
}
