import { z } from 'zod'
import {
  amountCell,
  decimalCell,
  integerCell,
  pairsCell,
  pictureCell,
  statusCell,
  stockCell,
  textCell,
  tiersCell,
} from './cells.ts'

const key = {
  shop: integerCell(1, Number.MAX_SAFE_INTEGER).describe('Number of the shop, as in its address. Required.'),
  article: textCell(100).describe("The shop's article number, which is the model that buyers see. Required."),
}
const price = amountCell.describe('Price in yuan with tax, such as `1234.50`.')
const listPrice = amountCell.describe('Former price, shown struck out.').optional()
const tiers = tiersCell
  .describe('Quantity prices: `10:9.50 100:9.00`, or `none`. Without a value they are scaled with the price.')
  .optional()
const stock = stockCell.describe('Pieces in stock, or `unlimited`.')

const products = z.object({
  ...key,
  product: textCell(100)
    .describe('Key of the product that groups its article numbers. Default: the article number.')
    .optional(),
  name_zh: textCell(200).describe('Name in Chinese. New products need it.').optional(),
  name_en: textCell(200).describe('Name in English. Default: the Chinese name.').optional(),
  brief_zh: textCell(500).describe('Specification in one line, in Chinese.').optional(),
  brief_en: textCell(500).describe('Specification in one line, in English.').optional(),
  brand: textCell(100).describe('Name of the brand in either language. New products need it.').optional(),
  category: textCell(300)
    .describe(
      'Number of a category of the third level, or its path in either language: `Bearings > Ball bearings > Deep groove`. New products need it.',
    )
    .optional(),
  unit_zh: textCell(20).describe('Unit in Chinese. Default: `件`.').optional(),
  unit_en: textCell(20).describe('Unit in English. Default: `pc`.').optional(),
  parameters_zh: pairsCell.describe('Specifications of the product in Chinese: `材质:钢;标准:GB/T 276`.').optional(),
  parameters_en: pairsCell.describe('The same in English, in the same order.').optional(),
  options_zh: pairsCell.describe('What distinguishes this article in Chinese: `内径:25 mm;密封:2RS`.').optional(),
  options_en: pairsCell.describe('The same in English.').optional(),
  keywords: textCell(1000).describe('Further words of searches, separated by `;`.').optional(),
  price: price.optional().describe('Price in yuan with tax, such as `1234.50`. New articles need it.'),
  list_price: listPrice,
  tiers,
  stock: stock.optional().describe('Pieces in stock, or `unlimited`. Default: 0.'),
  min_order: integerCell(1).describe('Least quantity of an order. Default: 1.').optional(),
  pack: integerCell(1).describe('Pieces of a package. Default: 1.').optional(),
  lead_days: integerCell(0).describe('Days until the article is sent. Default: 0.').optional(),
  weight_kg: decimalCell.describe('Weight of a piece in kilograms.').optional(),
  picture: pictureCell.describe('Address of the picture, with https, or a path of this mall.').optional(),
  status: statusCell.describe('`on-sale` or `delisted`, for the whole product. Default: `on-sale`.').optional(),
})
const prices = z.object({ ...key, price, list_price: listPrice, tiers })
const stocks = z.object({ ...key, stock })

/** The schema of a row for each kind of file. docs/import.md lists the descriptions. */
export const forms = { products, prices, stock: stocks } as const

export type Kind = keyof typeof forms
export const kinds = Object.keys(forms).filter((name): name is Kind => Object.hasOwn(forms, name))
export type ProductRow = z.output<typeof products>
export type PriceRow = z.output<typeof prices>
export type StockRow = z.output<typeof stocks>
export const columnsOf = (kind: Kind): string[] => Object.keys(forms[kind].shape)
