import { ARTICLE_NUMBERS_AT_ONCE, ARTICLE_NUMBER_LENGTH } from '@millwright/domain/article-number/limits'
import { QUICK_ORDER_TEXT_LIMIT } from '@millwright/domain/quick-order/limits'
import * as z from 'zod'
import { call } from '../call.ts'
import { booleanValue, id, idIn, list, page, paging, text, keyword } from '../values.ts'

const articleNumber = z.object({
  articleNumberId: id,
  /** As the buyer writes it. */
  number: z.string(),
  unit: text,
  skuId: id,
  prodId: id,
  partyCode: z.string(),
  prodName: z.string(),
  brandName: text,
  pic: text,
  /** Whether the product is on sale. */
  onShelf: booleanValue,
  createTime: z.string(),
})
export type ArticleNumber = z.output<typeof articleNumber>

/** The buyer's own article numbers. They are private to the buyer. */
export const articleNumbers = {
  articleNumberPage: call({
    method: 'GET',
    path: '/p/articleNumber/page',
    auth: 'user',
    ours: true,
    summary: 'Lists the buyer’s article numbers in pages, the newest first; `keyword` is part of a number or a name',
    input: paging.extend({ keyword: keyword(100).optional() }),
    answer: page(articleNumber),
    codes: [],
  }),
  saveArticleNumbers: call({
    method: 'POST',
    path: '/p/articleNumber/save',
    auth: 'user',
    ours: true,
    summary:
      'Saves article numbers independently, each for a SKU or an exact part number; returns the reason for each one that was not saved',
    input: z
      .array(
        z.object({
          /** The article number that this one replaces. */
          articleNumberId: idIn.optional(),
          number: z.string().trim().min(1).max(ARTICLE_NUMBER_LENGTH),
          skuId: idIn.optional(),
          partyCode: z.string().trim().max(100).optional(),
          unit: z.string().trim().max(20).optional(),
        }),
      )
      .min(1)
      .max(ARTICLE_NUMBERS_AT_ONCE),
    answer: list(z.object({ number: z.string(), saved: booleanValue, message: text })),
    codes: [],
  }),
  importArticleNumbers: call({
    method: 'POST',
    path: '/p/articleNumber/import',
    auth: 'user',
    ours: true,
    summary:
      'Saves pasted rows of own number, part number and unit, separated by tabs, commas or semicolons; returns the reason for each row that was not saved',
    input: z.object({ text: z.string().max(QUICK_ORDER_TEXT_LIMIT) }),
    answer: list(z.object({ line: z.string(), number: z.string(), saved: booleanValue, message: text })),
    codes: [],
  }),
  deleteArticleNumbers: call({
    method: 'DELETE',
    path: '/p/articleNumber/delete',
    auth: 'user',
    ours: true,
    summary: 'Deletes article numbers of the buyer',
    input: z.array(idIn).max(ARTICLE_NUMBERS_AT_ONCE),
    answer: z.unknown(),
    codes: [],
  }),
  exportArticleNumbers: call({
    method: 'GET',
    path: '/p/articleNumber/export',
    auth: 'user',
    ours: true,
    summary: 'Downloads all article numbers of the buyer as CSV or as a workbook',
    input: z.object({ format: z.enum(['csv', 'xlsx']).default('xlsx') }),
    answer: z.instanceof(Blob),
    raw: 'blob',
    codes: [],
  }),
}
