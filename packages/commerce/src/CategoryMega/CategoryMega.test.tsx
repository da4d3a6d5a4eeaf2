// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CATEGORY_STEP_PX } from '@millwright/domain/constants'
import { categories } from '@millwright/fixtures/categories'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { CategoryMega } from './CategoryMega.tsx'

const scrollBy = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.scrollBy = scrollBy
  // jsdom has no layout. These are the heights of eleven roots of 55 pixels each and of a panel of 440 pixels.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(605)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(440)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  scrollBy.mockReset()
})

const show = (count?: number) =>
  render(
    <Texts locale="en" resources={resourcesOf('en', ['commerce', 'common'])}>
      <CategoryMega categories={categories.en.slice(0, count)} />
    </Texts>,
  ).container
const root = (page: HTMLElement, at: number) => page.querySelectorAll<HTMLElement>('li > [aria-expanded]')[at]!
const flyout = (page: HTMLElement) => page.querySelector('[data-flyout]')
const point = (page: HTMLElement, at: number) =>
  fireEvent.pointerMove(root(page, at).parentElement!, { pointerType: 'mouse' })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('opens the root that the pointer rests on for 100 ms, not the roots it passes [R3.07]', () => {
  const page = show()
  point(page, 0)
  wait(60)
  point(page, 1)
  wait(99)
  expect(flyout(page)).toBeNull()
  wait(1)
  expect(flyout(page)).toHaveTextContent('Bolts')
  expect(flyout(page)).toHaveTextContent('Socket head screws')
  expect(flyout(page)).not.toHaveTextContent('Rolling bearings')
})

it('opens no category when the list scrolls under a pointer that does not move [R3.07]', () => {
  const page = show()
  fireEvent.pointerEnter(root(page, 1).parentElement!, { pointerType: 'mouse' })
  wait(200)
  expect(flyout(page)).toBeNull()
})

it('shows one note for a root without children, and another if the mall has no categories [R3.07]', () => {
  const page = show()
  point(page, 10)
  wait(100)
  expect(flyout(page)).toHaveTextContent(resourcesOf('en', ['commerce']).commerce!.categoriesNoChildren!)
  point(page, 0)
  wait(100)
  expect(flyout(page)).not.toHaveTextContent(resourcesOf('en', ['commerce']).commerce!.categoriesNoChildren!)
  cleanup()
  expect(show(0)).toHaveTextContent(resourcesOf('en', ['commerce']).commerce!.categoriesEmpty!)
})

it.each([
  [8, 0],
  [9, 1],
  [11, 1],
])('with %d roots initially shows %d scroll buttons [R3.07]', (count, arrows) => {
  show(count)
  expect(screen.queryAllByRole('button')).toHaveLength(arrows)
})

it('scrolls the roots down by 55 px, and up by 55 px once the list is scrolled [R3.07]', () => {
  const page = show()
  expect(CATEGORY_STEP_PX).toBe(55)
  fireEvent.click(screen.getByRole('button'))
  expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ top: 55 }))
  const list = page.querySelector('ul')!
  list.scrollTop = 165
  fireEvent.scroll(list)
  fireEvent.click(screen.getByRole('button'))
  expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ top: -55 }))
})

it('moves by keyboard through the roots, into the panel and out again [R3.07]', () => {
  const page = show()
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
  act(() => root(page, 0).focus())
  press('ArrowDown')
  expect(document.activeElement).toBe(root(page, 1))
  expect(flyout(page)).toHaveTextContent('Bolts')
  press('ArrowRight')
  expect(flyout(page)?.contains(document.activeElement)).toBe(true)
  press('ArrowLeft')
  expect(document.activeElement).toBe(root(page, 1))
  press('Escape')
  expect(flyout(page)).toBeNull()
})
