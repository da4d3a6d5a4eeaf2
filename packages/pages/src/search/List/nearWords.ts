import type { Client } from '@millwright/contract/contract'
import { HOT_SEARCH_SIZE } from '@millwright/domain/constants'
import { writeListPath } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import { suggestionPath } from '@millwright/domain/link/suggestionPath'
import { orUndefined } from '../../loading/orUndefined.ts'

export type NearWords = { words: Near[]; hot: Near[] }
type Near = { text: string; href: string }

const SHOWN = 6

/**
 * Returns alternatives for a search without results: the keyword with fewer words, suggestions with the same prefix,
 * and popular searches.
 */
export async function nearWords(api: Client, { keyword = '' }: ListFilter): Promise<NearWords> {
  const [suggested = [], hot = []] = await Promise.all([
    orUndefined(api.suggest({ keyword: keyword.slice(0, 40), size: SHOWN })),
    orUndefined(api.hotSearch({ number: HOT_SEARCH_SIZE })),
  ])
  const words = keyword.split(/\s+/)
  const fewer =
    words.length > 1 ? words.map((_, left) => words.filter((_, index) => index !== left).join(' ')).slice(0, SHOWN) : []
  const all = [
    ...suggested.map((one) => ({ text: one.text, href: suggestionPath(one) })),
    ...fewer.map((text) => ({ text, href: writeListPath({ keyword: text }) })),
  ]
  return {
    words: all
      .filter(({ text }, index) => text !== keyword && all.findIndex((one) => one.text === text) === index)
      .slice(0, SHOWN),
    hot: hot.map(({ title, content }) => ({ text: title, href: writeListPath({ keyword: content || title }) })),
  }
}
