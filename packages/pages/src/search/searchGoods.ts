import type { AnswerOf, Client, InputOf } from '@millwright/contract/contract'
import type { LoaderContext } from '../loader.ts'
import { orUndefined } from '../loading/orUndefined.ts'

/**
 * Searches products with their facets. A buyer's search uses the buyer's own prices, so that sorting, filters and
 * counts match the prices shown. If that call fails, falls back to the public search.
 */
export async function searchGoods(
  api: Client,
  { user }: Pick<LoaderContext, 'user'>,
  input: InputOf<'searchWithFacets'>,
): Promise<AnswerOf<'searchWithFacets'>> {
  const own = user && (await orUndefined(api.ownSearch(input)))
  return own ?? api.searchWithFacets(input)
}
