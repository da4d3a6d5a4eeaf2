import { block } from './block.ts'
import { link, list, localised, only, record } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** Several shelves in one place, chosen by tabs; one without a name could not be chosen. */
export const goods_module7 = block({
  title: localised({ max: 200 }),
  tabs: list(only(record({
    name: localised({ required: true, max: 60 }),
    link: link(),
    goods: list(prodRef(), { max: 10, required: true }),
  }), ({ name }) => name.zh !== ''), { max: 6, required: true }),
}, { goods: ({ tabs }) => tabs.flatMap(({ goods }) => goods) })
