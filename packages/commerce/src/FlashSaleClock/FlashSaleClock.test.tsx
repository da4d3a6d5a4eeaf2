// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { FlashSaleClock } from './FlashSaleClock.tsx'
import type { FlashSaleClockProps } from './FlashSaleClock.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show(props: FlashSaleClockProps) {
  const page = (more: Partial<FlashSaleClockProps> = {}) => (
    <UiProvider locale="en">
      <Texts locale="en" resources={resourcesOf('en', ['deals', 'commerce'])}>
        <FlashSaleClock {...props} {...more} />
      </Texts>
    </UiProvider>
  )
  const { rerender } = render(page())
  return (more: Partial<FlashSaleClockProps>) => rerender(page(more))
}
const sale = { startTime: 10_000, endTime: 20_000 }

it('starts and ends by the server’s clock, and announces both [R2.12]', () => {
  const onPhase = vi.fn()
  show({ sale, now: 7_000, onPhase })
  expect(screen.getByText('Starts in').nextElementSibling).toHaveTextContent('03')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => {
    vi.advanceTimersByTime(3_100)
  })
  expect(screen.getByText('Ends in').nextElementSibling).toHaveTextContent('10')
  expect(screen.getByRole('status')).toHaveTextContent('has started')
  act(() => {
    vi.advanceTimersByTime(10_000)
  })
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('has ended')
  expect(onPhase.mock.calls).toEqual([[{ phase: 'running' }], [{ phase: 'ended' }]])
})

it('shows the end at once in a tab that slept through the whole sale [R2.12]', () => {
  show({ sale, now: 7_000 })
  // Timers do not run while a tab sleeps, but the system clock does.
  vi.setSystemTime(Date.now() + 60_000)
  act(() => {
    vi.advanceTimersByTime(3_100)
  })
  expect(screen.queryByRole('timer')).toBeNull()
})

it('follows a new end time from the server [R2.12]', () => {
  const again = show({ sale, now: 19_000 })
  act(() => {
    vi.advanceTimersByTime(1_500)
  })
  expect(screen.queryByRole('timer')).toBeNull()
  again({ sale: { ...sale, endTime: 90_000 }, now: 20_500 })
  expect(screen.getByText('Ends in').nextElementSibling).toBeInTheDocument()
})
