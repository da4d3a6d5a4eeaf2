import { Decorated } from '../../content/Decorated.tsx'
import type { ShopIndexView } from './ShopIndexFrame.tsx'

/** The shop's decorated front. Reads `front`. */
export function ShopFront({ front }: Pick<ShopIndexView, 'front'>) {
  return front && <Decorated page={front} />
}
