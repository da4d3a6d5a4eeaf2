// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown } from './Countdown.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  [12 * 86_400_000 + 7_200_000, '12天02时'],
  [86_400_000, '1天00时'],
  [86_399_000, '23时59分'],
  [3_600_000, '1时00分'],
  [3_599_000, '59分59秒'],
])('says %d ms as %s: seconds count in the last hour only', (until, words) => {
  render(<Countdown now={0} until={until} label="left" />)
  expect(screen.getByRole('timer', { name: 'left' })).toHaveTextContent(words)
})

it('passes from hours to minutes and seconds', () => {
  render(<Countdown now={0} until={3_600_000} label="left" />)
  act(() => {
    vi.advanceTimersByTime(1_000)
  })
  expect(screen.getByRole('timer', { name: 'left' })).toHaveTextContent('59分59秒')
})

it('counts down by the server’s clock and calls onEnd once', () => {
  const onEnd = vi.fn()
  render(<Countdown now={1_000_000} until={1_003_500} label="left" onEnd={onEnd} />)
  const timer = screen.getByRole('timer', { name: 'left' })
  expect(timer).toHaveTextContent('00分04秒')
  act(() => {
    vi.advanceTimersByTime(2_500)
  })
  expect(timer).toHaveTextContent('00分01秒')
  expect(onEnd).not.toHaveBeenCalled()
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(timer).toHaveTextContent('00分00秒')
  expect(onEnd).toHaveBeenCalledOnce()
})

it('continues to a new end time, and calls onEnd for each end', () => {
  const onEnd = vi.fn()
  const { rerender } = render(<Countdown now={0} until={2_000} label="left" onEnd={onEnd} />)
  act(() => {
    vi.advanceTimersByTime(2_000)
  })
  rerender(<Countdown now={0} until={5_000} label="left" onEnd={onEnd} />)
  const timer = screen.getByRole('timer', { name: 'left' })
  act(() => {
    vi.advanceTimersByTime(1_000)
  })
  expect(timer).toHaveTextContent('00分02秒')
  rerender(<Countdown now={0} until={2_500} label="left" onEnd={onEnd} />)
  rerender(<Countdown now={0} until={2_600} label="left" onEnd={onEnd} />)
  expect(onEnd).toHaveBeenCalledTimes(3)
})
