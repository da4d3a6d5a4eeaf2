// @vitest-environment jsdom
import type { BlockType } from '@millwright/contract/blocks/blocks'
import { act, use } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DecorationData } from '../data.ts'
import type { DrawingDiagnostic } from '../drawing.ts'
import { InMall } from '../internal/test/InMall.tsx'
import { samples } from '../internal/test/samples.ts'
import { dataOf } from '../internal/test/StoryPage.tsx'
import { looks } from '../looks.ts'
import { readDecoration } from '../read.ts'
import { Decoration } from './Decoration.tsx'

const drawn = (Object.keys(looks) as BlockType[]).filter((type) => type !== 'shop_signs' && type !== 'floor_title')
const data = dataOf('zh')
const title = (text: string) => ({ type: 'floor_title', dataField: { title: text } })

let leave: (() => void) | undefined

/** Renders a page in a browser. The heading after the block must always show. */
async function open(type: BlockType, answers: DecorationData = data) {
  const heard: string[] = []
  const onDiagnostic = ({ code, index, kind }: DrawingDiagnostic) =>
    heard.push([code, index, kind].filter((part) => part !== undefined).join(' '))
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element, { onCaughtError: () => {} })
  leave = () => root.unmount()
  const draw = (given: DecorationData, dataField: unknown = samples[type]) =>
    act(async () =>
      root.render(
        <InMall>
          <Decoration
            document={readDecoration([{ type, dataField }, title('后')]).document}
            locale="zh"
            data={given}
            onDiagnostic={onDiagnostic}
          />
        </InMall>,
      ),
    )
  await draw(answers)
  const stands = () => expect([...element.querySelectorAll('h2')].at(-1)?.textContent).toBe('后')
  return { element, heard, draw, stands }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  // Stops the clocks, which would run on after the document is gone.
  act(() => leave?.())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe.each(drawn)('%s in the browser', (type) => {
  const look = (draw: () => ReactNode) =>
    vi.spyOn(looks[type] as { Draw: () => ReactNode }, 'Draw').mockImplementation(draw)

  it('is reported if its look throws, affects no other block, and renders again once fixed [R4.04]', async () => {
    const broken = look(() => {
      throw new Error('broken look')
    })
    const { heard, stands, draw, element } = await open(type)
    stands()
    expect(heard).toEqual(['threw 0'])
    broken.mockRestore()
    await draw(data)
    expect(element.querySelector('h2')?.closest('div[class*=page]')?.childElementCount).toBe(2)
    stands()
  })

  it('leaves the rest of the page intact if its data is wrong [R4.04]', async () => {
    const { draw, stands } = await open(type)
    for (const wrong of [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { goods: 'x', imgList: {}, shops: 3, columns: [null], tabs: [[]], title: null },
    ]) {
      await draw(data, wrong)
      stands()
    }
  })

  it('does not delay the page if it waits forever [R4.04]', async () => {
    const never = new Promise<never>(() => {})
    look(() => use(never))
    const { heard, stands } = await open(type)
    stands()
    expect(heard).toEqual(['late 0'])
  })
})

describe.each(drawn.filter((type) => /goods|skill|coupon|store/.test(type)))(
  'the data of %s in the browser',
  (type) => {
    const kind = type === 'store_list' ? 'shops' : 'products'

    it('replaces an inert placeholder of the block when it arrives [R4.04]', async () => {
      const { promise, resolve } = Promise.withResolvers<never>()
      const { heard, stands, element } = await open(type, { ...data, [kind]: promise })
      stands()
      expect(heard).toEqual([`late 0 ${kind}`])
      expect(element.querySelectorAll('a[href]').length).toBe(element.querySelectorAll('[inert] a[href]').length)
      expect(element.querySelectorAll('[inert] a[href]').length).toBeGreaterThan(0)
      await act(async () => resolve(data[kind] as never))
      expect(element.querySelector('[inert]')).toBeNull()
      expect(element.querySelectorAll('a[href]').length).toBeGreaterThan(0)
      stands()
    })

    it('hides the block with a report if the request fails, is refused or returns nothing [R4.04]', async () => {
      const refused = await open(type, { ...data, [kind]: Promise.reject(new Error('503')) })
      refused.stands()
      expect(refused.heard.at(-1)).toBe(`dataFailed 0 ${kind}`)
      await refused.draw({ now: data.now, products: null, seckills: null, groups: null, shops: null })
      await refused.draw({ now: data.now, products: {} })
      expect(refused.heard.slice(-2)).toEqual([`dataFailed 0 ${kind}`, 'nothingLeft 0'])
      refused.stands()
    })
  },
)
