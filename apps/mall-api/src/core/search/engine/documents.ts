import { figuresOf, piecesOf } from '../index/codes.ts'
import type { Dictionary } from '../index/dictionary.ts'
import { wordsOfItem } from '../index/itemWords.ts'
import type { Item, ItemSku } from '../index/item.ts'
import { indexTokens, normalise } from '../tokens.ts'
import type { Json } from './engineClient.ts'

const textWords = (text: string) => indexTokens([text], [])

/** Returns the engine's document of a product. */
export function documentOf(dictionary: Dictionary, item: Item): Json {
  const { zh, en } = item.name
  const words = [...wordsOfItem(item, textWords)]
  const values = [...new Set(item.skus.flatMap(([, , , , , ids]) => ids))]
  const attrs = [...new Set(values.flatMap((id) => dictionary.valueOf(id)?.attrId ?? []))]
  const shared = {
    prod: item.prodId,
    shop: item.shopId,
    brand: item.brandId,
    category: item.categoryId,
    listed: item.status === 1,
    title: normalise(`${zh} ${en}`),
    words,
    attrs,
  }
  return {
    prod: item.prodId,
    shop: item.shopId,
    brand: item.brandId,
    category: item.categoryId,
    sold: item.soldNum,
    comments: item.commentNum,
    listed: item.listedAt,
    values,
    name: item.name,
    keywords: item.keywords,
    names: normalise([zh, en, ...item.keywords].join(' ')),
    rows: item.skus.map((sku, at) => ({ ...shared, at, ...rowOf(dictionary, sku) })),
  }
}

function rowOf(dictionary: Dictionary, [sku, written, model, price, stocks, values]: ItemSku): Json {
  const pieces = [...new Set(piecesOf(written))].filter((piece) => piece && piece !== model)
  const numbers: Record<string, number[]> = {}
  for (const id of values) {
    const value = dictionary.valueOf(id)
    if (value && value.number !== null) (numbers[value.attrId] ??= []).push(value.number)
  }
  return {
    sku,
    written,
    model,
    pieces,
    figures: pieces.flatMap((piece) => figuresOf(piece) ?? []),
    values,
    numbers,
    price,
    stocked: stocks !== 0,
  }
}
