import type { AnswerOf } from '@millwright/contract/contract'
import { writeListPath } from '@millwright/domain/listFilter'

export type Suggestion = AnswerOf<'suggest'>[number]

/** Where a suggestion leads: to the thing it names, else to the search for its words. */
export function suggestionHref({ text, kind, prodId, shopId, categoryPath, brandId }: Suggestion): string {
  if (prodId !== undefined) return `/detail/${prodId}`
  if (kind === 'category' && categoryPath?.length) return writeListPath({ categoryPath })
  if (kind === 'brand' && brandId !== undefined) return writeListPath({ brandIds: [brandId] })
  if (kind === 'shop' && shopId !== undefined) return `/shopIndex?sid=${shopId}`
  return writeListPath({ keyword: text })
}
