import { isRecord } from '@millwright/domain/isRecord'
import { block } from './block.ts'
import { choice, list } from './decoder.ts'
import { refsOf, shelvesOf } from './goods.ts'
import { goods, MAX_SHELF_PRODUCTS } from './shelf.ts'

const grid = block(
  {
    columns: choice([3, 4, 5], 5),
    showContent: shownParts(),
    goods: goods({ max: MAX_SHELF_PRODUCTS }),
  },
  { goods: ({ goods }) => refsOf([goods]), shelves: ({ goods }) => shelvesOf([goods]) },
)

/** A grid of products. */
export const goods_list: typeof grid = {
  ...grid,
  data: {
    ...grid.data,
    read: (...[input, ...more]: Parameters<typeof grid.data.read>) => grid.data.read(flowing(input), ...more),
  },
}

/** Moves a shelf's rule into `goods`. The original editors write the rule into the block itself. */
function flowing(input: unknown): unknown {
  if (!isRecord(input) || !Object.hasOwn(input, 'showSpuType') || String(input.showSpuType) !== '1') return input
  const { esRenovationSpuSort, esTimeRange, categoryId, brandId, shopId, size } = input
  return { ...input, goods: { categoryId, brandId, shopId, sort: esRenovationSpuSort, time: esTimeRange, size } }
}

function shownParts() {
  const parts = ['name', 'brief', 'price'] as const
  const some = list(choice(parts, 'name'), { max: 3 })
  return {
    ...some,
    schema: { ...some.schema, default: parts },
    /** The editor omits the list if all parts are shown. */
    read: (input: unknown, path: string, report: Parameters<typeof some.read>[2]) =>
      input === undefined || input === null ? [...parts] : some.read(input, path, report),
  }
}
