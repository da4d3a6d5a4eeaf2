import type { DecorationData } from '@millwright/decoration/data'
import type { DataPlan } from '@millwright/decoration/planData'
import { products } from '../shop/products.ts'

/** Returns the data for a page's ids. This host responds after a moment. */
export function answersOf({ prodIds }: DataPlan): DecorationData {
  const asked = products.filter(({ prodId }) => prodIds.includes(prodId))
  const answer = Object.fromEntries(asked.map((product) => [product.prodId, product]))
  return {
    now: Date.now(),
    products: new Promise((resolve) => {
      setTimeout(resolve, 50, answer)
    }),
  }
}
