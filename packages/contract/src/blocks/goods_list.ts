import { block } from './block.ts'
import { choice, list } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** A grid of products. */
export const goods_list = block({
  columns: choice([3, 4, 5], 5),
  showContent: shownParts(),
  goods: list(prodRef(), { max: 60, required: true }),
}, { goods: ({ goods }) => goods })

function shownParts() {
  const parts = ['name', 'brief', 'price'] as const
  const some = list(choice(parts, 'name'), { max: 3 })
  return {
    ...some,
    schema: { ...some.schema, default: parts },
    /** The editor leaves the list out while everything is shown. */
    read: (input: unknown, path: string, report: Parameters<typeof some.read>[2]) =>
      input === undefined || input === null ? [...parts] : some.read(input, path, report),
  }
}
