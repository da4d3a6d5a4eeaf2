// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { Button } from '../Button/Button.tsx'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { everyPart } from './testParts.tsx'

/** jsdom has no layout, so sizes never change and nothing scrolls. */
class NoSize {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => {
  vi.stubGlobal('ResizeObserver', NoSize)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.scrollIntoView ??= () => undefined
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** Folders of components without an element of their own. */
const without = [
  'CurrencyProvider',
  'UiProvider',
  'confirm',
  'createTheme',
  'focusFirst',
  'internal',
  'open',
  'theme',
  'toast',
  'useScripted',
]

it('lists every component folder', () => {
  const folders = readdirSync(join(import.meta.dirname, '..'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !without.includes(entry.name))
    .map(({ name }) => name)
    .toSorted()
  expect(Object.keys(everyPart).toSorted()).toEqual(folders)
})

/** Renders a component, opens it if necessary, and waits for lazy parts. */
async function drawn(name: string, given: Record<string, unknown>): Promise<void> {
  const { draw, opener } = everyPart[name]!
  await act(async () => {
    render(<UiProvider locale="en">{draw(given)}</UiProvider>)
    await new Promise((resolve) => setTimeout(resolve, name in slow ? 300 : 0))
  })
  if (!opener) return
  const button = screen.getByRole('button', { name: 'Open' })
  act(() => button.focus())
  if (opener === 'press') fireEvent.click(button)
  if (opener === 'Enter') fireEvent.keyDown(button, { key: 'Enter' })
}
/** Components whose richer control loads later. */
const slow = {
  Cascader: 1,
  ComboBox: 1,
  DatePicker: 1,
  DateRangePicker: 1,
  DateTimeField: 1,
  MonthField: 1,
  TimeField: 1,
  TreeSelect: 1,
}

describe.each(Object.entries(everyPart))('%s', (name, { field, titled }) => {
  it('passes the host’s ref, id, class, style, title, data, aria and events to its root or control', async () => {
    const ref = createRef<Element>()
    const heard = vi.fn()
    await drawn(name, {
      ref,
      id: 'given',
      className: 'given-class',
      style: { marginTop: 7 },
      'data-x': 'y',
      'aria-details': 'elsewhere',
      onDoubleClick: heard,
      ...(!titled && { title: 'Given' }),
    })
    const own = document.getElementById('given')!
    expect(own, 'the id is in the page').toBeTruthy()
    expect(own.getAttribute('data-x')).toBe('y')
    expect(own.getAttribute('aria-details')).toBe('elsewhere')
    if (!titled) expect(own.getAttribute('title') ?? own.querySelector('title')?.textContent).toBe('Given')
    fireEvent.doubleClick(own)
    expect(heard).toHaveBeenCalled()

    const dressed = document.querySelectorAll<HTMLElement>('.given-class')
    expect(dressed, 'one element has the class').toHaveLength(1)
    const [root] = dressed
    expect(root!.style.marginTop).toBe('7px')
    expect(root!.classList.length, 'the component’s own classes remain').toBeGreaterThanOrEqual(
      bare.includes(name) ? 1 : 2,
    )
    expect(ref.current, 'the ref is filled').toBeInstanceOf(Element)
    if (field === 'group') expect(ref.current).toHaveProperty('tagName', 'INPUT')
    else expect(ref.current).toBe(own)
    expect(root!.contains(own)).toBe(true)
    if (!field) expect(root).toBe(own)
  })

  it('renders the host’s class and data attributes on the server', () => {
    const { draw, opener } = everyPart[name]!
    const html = renderToString(
      <UiProvider locale="en">{draw({ className: 'given-class', 'data-x': 'y' })}</UiProvider>,
    )
    // Floating content renders only when opened, never on a server.
    if (opener || ['CommandPalette', 'Dialog', 'Drawer', 'ImageViewer'].includes(name)) return
    expect(html).toContain('given-class')
    expect(html).toContain('data-x="y"')
  })
})
/** Components without a class of their own. */
const bare = ['Accent', 'Breadcrumb', 'Checkbox', 'Switch', 'HydrateOnVisible', 'StaticHtml', 'Tabs']

describe.each(Object.entries(everyPart).filter(([, { field }]) => field))('%s', (name, { field }) => {
  it('passes focus, blur and key events on, and keeps the host’s aria-describedby', async () => {
    const [focus, blur, key] = [vi.fn(), vi.fn(), vi.fn()]
    await drawn(name, { id: 'given', onFocus: focus, onBlur: blur, onKeyDown: key, 'aria-describedby': 'host-note' })
    const own = document.getElementById('given')!
    const control =
      own.matches('input, select, textarea, button') || field === 'control'
        ? (own.querySelector<HTMLElement>('input') ?? own)
        : own.querySelector<HTMLElement>('[role="spinbutton"]')!
    act(() => control.focus())
    expect(focus).toHaveBeenCalled()
    fireEvent.keyDown(control, { key: 'a' })
    expect(key).toHaveBeenCalled()
    act(() => control.blur())
    expect(blur).toHaveBeenCalled()
    expect(own.getAttribute('aria-describedby')!.split(' ')).toContain('host-note')
  })
})

it('passes the event to onPress, after the host’s onClick', async () => {
  const heard: string[] = []
  render(
    <Button onClick={() => heard.push('click')} onPress={(event) => heard.push(`press ${event.type}`)}>
      Add
    </Button>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(heard).toEqual(['click', 'press click'])
})
