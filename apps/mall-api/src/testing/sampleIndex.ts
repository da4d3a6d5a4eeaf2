import { sampleMall } from '../contexts/catalogue/sample/catalogue.ts'
import type { SampleMall, SampleProduct } from '../core/catalogue/types.ts'
import type { Db } from '../db/db.ts'
import { Dictionary } from '../core/search/index/dictionary.ts'
import { ProductIndex } from '../core/search/index/productIndex.ts'
import { normaliseModel } from '../core/search/tokens.ts'

/** Builds the search index of the sample mall without a database. */
export async function sampleIndex(size?: number): Promise<{ index: ProductIndex; mall: SampleMall }> {
  const mall = sampleMall({ size })
  const dictionary = new Dictionary()
  const tables: Record<string, object[]> = {
    attr: mall.attrs.map((attr, seq) => ({ ...attr, seq, unit: attr.unit ?? null })),
    brand: mall.brands,
    category: mall.categories,
    attr_value: mall.attrValues.map(({ numeric, ...value }) => ({ ...value, number: numeric ?? null })),
  }
  await dictionary.read({
    query: (sql: string) => Promise.resolve(tables[/ from (\w+)/.exec(sql)?.[1] ?? ''] ?? []),
  } as unknown as Db)
  const index = new ProductIndex(dictionary)
  for (const product of mall.products) index.add(itemOf(product))
  return { index, mall }
}

function itemOf(product: SampleProduct) {
  const { attrValueIds, brief, parameters, crossRefs, ageDays, skus } = product
  return {
    ...product,
    commentNum: product.comments.length,
    listedAt: -ageDays,
    texts: [brief, ...parameters.map(({ value }) => value)].flatMap(({ zh, en }) => [zh, en]),
    crossRefs: crossRefs.map(({ code }) => code),
    skus: skus.map((sku): [number, string, string, number, number, number[]] => [
      sku.skuId,
      sku.partyCode,
      normaliseModel(sku.partyCode),
      Number(sku.price),
      sku.stocks,
      [...new Set([...attrValueIds, ...sku.attrValueIds])],
    ]),
  }
}
