// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { Page } from './pageData.ts'
import { useLocationState } from './useLocationState.ts'

afterEach(cleanup)

function Shop({ page, lines }: { page: Page; lines: string[] }) {
  useLocationState(page)
  return (
    <main>
      <h1>{page.path}</h1>
      {lines.map((line) => (
        <button key={line} type="button">
          {line}
        </button>
      ))}
    </main>
  )
}
const at = (path: string, search = '') => ({ path, search, screen: 'List' }) as Page
const focused = () => document.activeElement?.textContent

it('keeps the focus in place, and moves it to the heading of another screen or after its element is gone', () => {
  const { rerender } = render(<Shop page={at('/cart')} lines={['one', 'two']} />)
  screen.getByText('one').focus()
  rerender(<Shop page={at('/cart', '?page=2')} lines={['one', 'two']} />)
  expect(focused()).toBe('one')
  // The removed line had the focus.
  rerender(<Shop page={at('/cart', '?page=2')} lines={['two']} />)
  expect(focused()).toBe('/cart')
  screen.getByText('two').focus()
  rerender(<Shop page={at('/list')} lines={['two']} />)
  expect(focused()).toBe('/list')
})

it('does not move the focus on a refresh if no element had the focus', () => {
  const { rerender } = render(<Shop page={at('/weixin-pay')} lines={[]} />)
  rerender(<Shop page={at('/weixin-pay')} lines={[]} />)
  expect(document.activeElement).toBe(document.body)
})
