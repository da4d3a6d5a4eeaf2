import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VirtualList } from './VirtualList.tsx'

const items = Array.from({ length: 500 }, (_, index) => `6${index}`)
const drawn = (html: string) => [...html.matchAll(/aria-posinset="(\d+)"/g)].map(([, place]) => Number(place))

it.each([{ height: 200 }, {}])(
  'renders the first items on the server, each with its position in the whole list: %o',
  (place) => {
    const html = renderToStaticMarkup(
      <VirtualList label="Models" items={items} itemKey={(item) => item} total={9000} first={12} {...place}>
        {(item) => item}
      </VirtualList>,
    )
    expect(drawn(html)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expect(html).toContain('aria-setsize="9000"')
    expect(html).toContain('aria-label="Models"')
  },
)
