import type { AnswerOf, Client, InputOf } from '@millwright/contract/contract'
import type { LoaderContext } from '../loader.ts'
import { quietly } from '../loading/quietly.ts'

/**
 * Goods with their facets: for a buyer at the prices that the buyer's cards show, so that what prices sort, narrow and
 * count is what the page says. Where the mall cannot say the buyer's own, everybody's.
 */
export async function searchGoods(
  api: Client,
  { user }: Pick<LoaderContext, 'user'>,
  input: InputOf<'searchWithFacets'>,
): Promise<AnswerOf<'searchWithFacets'>> {
  const own = user && (await quietly(api.ownSearch(input)))
  return own ?? api.searchWithFacets(input)
}
