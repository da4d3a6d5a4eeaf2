// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, createRef } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { emptyFilter } from '@millwright/domain/list/listFilter'
import { bearing } from '@millwright/fixtures/products'
import { everyNamespace, resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { keepCompared } from '../useCompared/useCompared.tsx'

type Props = Record<string, unknown>
type Stories = { default: { args?: Props } } & Record<string, { args?: Props }>

const stories = import.meta.glob<Stories>('../*/*.stories.tsx', { eager: true })
const modules = import.meta.glob<Record<string, ComponentType<Props>>>(['../*/*.tsx', '!**/*.{stories,test}.tsx'], {
  eager: true,
})

/** The names of all component folders, except components that render no element of their own. */
const parts = readdirSync(join(import.meta.dirname, '..'), { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && /^[A-Z]/.test(entry.name) && !['CommerceProvider', 'UserText'].includes(entry.name),
  )
  .map(({ name }) => name)

/** Props of components whose stories wrap them. The others use the props of their first story. */
const given: Record<string, Props> = {
  AddressForm: { provinces: [] },
  CategoryMega: { categories: [{ categoryId: '1', categoryName: 'Bearings' }] },
  ChatBubble: {
    message: { id: '1', from: 'me', time: 0, state: 'sent', body: { kind: 'text', text: 'Hi' } },
    name: 'Li',
  },
  ChatComposer: {},
  ChatThread: { messages: [], sides: { me: { name: 'Li' }, them: { name: 'Shop' } }, now: 0 },
  CommentForm: { product: { prodId: '1', prodName: '6205' } },
  CompareArea: { children: 'All' },
  FacetArea: { children: 'All' },
  FacetChips: { filter: { ...emptyFilter, inStock: true }, facets: { brands: [], attrs: [] } },
  PriceSteps: { steps: [{ kind: 'list', before: '1.00', after: '1.00' }] },
  ProductRow: { product: bearing.en },
  RecentProducts: { products: [{ prodId: '1', prodName: '6205', pic: '' }] },
  SearchBox: {},
  SkuPicker: { skus: [], chosen: {}, hrefOf: () => '#' },
}
/** Components that redefine `title`. */
const titled = ['OrderAsk', 'ShareButton']
/** Fields: `id`, `ref` and other props go to the control, class and style to the root. */
const fields = ['QuantityStepper']
/** Components that render nothing on a server or before they open. */
const notOnServers = ['CompareTray', 'OrderAsk']

function propsOf(name: string): Props {
  if (given[name]) return given[name]
  const { default: meta, ...rest } = stories[`../${name}/${name}.stories.tsx`]!
  return { ...meta.args, ...Object.values(rest)[0]?.args }
}

function page(name: string, more: Props): ReactNode {
  const part = modules[`../${name}/${name}.tsx`]?.[name]
  if (!part) throw new Error(`${name} exports no part`)
  return (
    <UiProvider locale="en">
      <Texts locale="en" resources={resourcesOf('en', everyNamespace)}>
        {createElement(part, { ...propsOf(name), ...more })}
      </Texts>
    </UiProvider>
  )
}

class NoSize {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => {
  vi.stubGlobal('ResizeObserver', NoSize)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView ??= () => undefined
  Element.prototype.scrollTo ??= () => undefined
  keepCompared([{ prodId: '1', name: '6205', pic: '' }])
})
afterAll(() => {
  keepCompared([])
  vi.unstubAllGlobals()
})

it('finds more than 60 components', () => {
  expect(parts.length).toBeGreaterThan(60)
})

describe.each(parts)('%s', (name) => {
  it('passes the host’s ref, id, class, style, title, data, aria and events to its root', async () => {
    const ref = createRef<HTMLElement>()
    const heard = vi.fn()
    await act(async () => {
      render(
        page(name, {
          ref,
          id: 'given',
          className: 'given-class',
          style: { marginTop: 7 },
          'data-x': 'y',
          'aria-details': 'elsewhere',
          onDoubleClick: heard,
          ...(!titled.includes(name) && { title: 'Given' }),
        }),
      )
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
    const dressed = document.querySelectorAll<HTMLElement>('.given-class')
    expect(dressed, 'one element has the class').toHaveLength(1)
    const [root] = dressed
    expect(root!.style.marginTop).toBe('7px')
    const own = document.querySelector<HTMLElement>('[data-x]')!
    expect(ref.current, 'the ref is filled').toBe(own)
    if (fields.includes(name)) expect(root!.contains(own)).toBe(true)
    else expect(own).toBe(root)
    expect(own.dataset.x).toBe('y')
    expect(own.getAttribute('aria-details')).toBe('elsewhere')
    if (!titled.includes(name)) expect(own.title).toBe('Given')
    // The search box passes its `id` to its field.
    expect(name === 'SearchBox' ? own.querySelector('input')!.id : own.id).toBe('given')
    fireEvent.doubleClick(own)
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe.each(parts.filter((name) => !notOnServers.includes(name)))('%s', (name) => {
  it('renders the host’s class and data attributes on the server', () => {
    const html = renderToString(page(name, { className: 'given-class', 'data-x': 'y' }))
    expect(html).toContain('given-class')
    expect(html).toContain('data-x="y"')
  })
})
