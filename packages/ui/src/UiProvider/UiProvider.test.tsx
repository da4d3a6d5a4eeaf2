// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { UiProvider } from './UiProvider.tsx'

const { dataset } = document.documentElement
const provider = (props: object) => (
  <UiProvider locale="en" {...props}>
    text
  </UiProvider>
)

it('themes the whole page, and restores the page when it leaves', () => {
  dataset.density = 'compact'
  const { rerender, unmount } = render(provider({ theme: 'dark', of: 'page' }))
  expect({ ...dataset }).toEqual({ theme: 'dark', density: 'compact' })
  act(() => rerender(provider({ theme: 'light', density: 'regular', of: 'page' })))
  expect({ ...dataset }).toEqual({ theme: 'light', density: 'regular' })
  unmount()
  expect({ ...dataset }).toEqual({ density: 'compact' })
})

it('leaves the page alone otherwise', () => {
  render(provider({ theme: 'dark' }))
  expect(dataset.theme).toBeUndefined()
})
