import { keysOf } from '@millwright/domain/table'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { counted, draftsOf, runs } from './runs.ts'
import type { FamilyRunCount } from './runs.ts'
import { productOf } from './product.ts'
import { shops } from './shops.ts'
import type { SampleMall, SampleProduct } from '../../../core/catalogue/types.ts'
import { AttrValues, sampleAttrs } from './values.ts'

/** The default number of SKUs: about the common range of the founding makers and their first rivals. */
const DEFAULT_SIZE = 24_000
const FIRST_ID = 100_001

/**
 * Returns the sample mall with about `size` SKUs, the same on every machine and every day. A smaller mall is a prefix
 * of a larger mall, so ids do not depend on the size. `skip` omits that many products from the start of `products`.
 */
export function sampleMall({ size = DEFAULT_SIZE, skip = 0 }: { size?: number; skip?: number } = {}): SampleMall {
  const values = new AttrValues()
  const plan: FamilyRunCount[] = []
  const total = { products: 0, skus: 0 }
  for (const run of runs()) {
    const part = counted(run, size - total.skus, values)
    plan.push(part)
    total.products += part.products
    total.skus += part.skus
    if (total.skus >= size) break
  }
  const used = {
    brands: new Set(plan.flatMap((part) => [...part.brands])),
    shops: new Set(plan.flatMap((part) => [...part.shops])).add(1),
  }
  return {
    categories,
    attrs: sampleAttrs,
    attrValues: values.all,
    total,
    shops: shops.filter(({ shopId }) => used.shops.has(shopId)),
    brands: keysOf(brands)
      .map((key, i) => ({ key, brandId: i + 1, name: brands[key] }))
      .filter(({ key }) => used.brands.has(key))
      .map(({ brandId, name }) => ({ brandId, name })),
    products: { [Symbol.iterator]: () => productsOf(plan, skip, values) },
  }
}

function* productsOf(plan: FamilyRunCount[], skip: number, values: AttrValues): Generator<SampleProduct> {
  let id = FIRST_ID
  for (const part of plan) {
    const end = id + part.products
    if (end <= FIRST_ID + skip) id = end
    else
      for (const draft of draftsOf(part.run)) {
        if (id === end) break
        if (id >= FIRST_ID + skip) yield productOf(id, draft, part.run, values)
        id++
      }
  }
}
