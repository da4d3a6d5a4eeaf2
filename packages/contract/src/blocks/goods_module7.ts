import { block } from './block.ts'
import { link, list, localised, only, record } from './decoder.ts'
import { refsOf, shelvesOf } from './goods.ts'
import { goods } from './shelf.ts'

/** Several shelves chosen by tabs. Tabs without a name are omitted, because they could not be chosen. */
export const goods_module7 = block(
  {
    title: localised({ max: 200 }),
    tabs: list(
      only(
        record({
          name: localised({ required: true, max: 60 }),
          link: link(),
          goods: goods({ max: 10 }),
        }),
        ({ name }) => name.zh !== '',
      ),
      { max: 6, required: true },
    ),
  },
  {
    goods: ({ tabs }) => refsOf(tabs.map(({ goods }) => goods)),
    shelves: ({ tabs }) => shelvesOf(tabs.map(({ goods }) => goods)),
  },
)
