// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { atRest, onFirstReach } from './whenToStart.ts'

const at = (id: string, event: Event) => document.getElementById(id)?.dispatchEvent(event)
const bubbles = { bubbles: true }

it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])('is reached once by the first %s', (type) => {
  document.body.innerHTML = '<p id="text">6205</p>'
  const reached = vi.fn<() => void>()
  onFirstReach(window, reached)
  expect(reached).not.toHaveBeenCalled()
  at('text', new Event(type, bubbles))
  at('text', new Event(type, bubbles))
  expect(reached).toHaveBeenCalledOnce()
})

function over(pointerType: string): Event {
  return Object.assign(new Event('pointerover', bubbles), { pointerType })
}

it('is reached by the mouse over a link, not over plain text, and not by a finger', () => {
  document.body.innerHTML = '<p id="text">6205</p><a href="/detail/1"><b id="inside">6206</b></a>'
  const reached = vi.fn<() => void>()
  onFirstReach(window, reached)
  at('text', over('mouse'))
  at('inside', over('touch'))
  expect(reached).not.toHaveBeenCalled()
  at('inside', over('mouse'))
  expect(reached).toHaveBeenCalledOnce()
})

it('is not reached by a press of a link, which leaves the page, but by a key on it', () => {
  document.body.innerHTML = '<a href="/detail/1"><b id="inside">6206</b></a>'
  const reached = vi.fn<() => void>()
  onFirstReach(window, reached)
  at('inside', new Event('pointerdown', bubbles))
  at('inside', new Event('focusin', bubbles))
  expect(reached).not.toHaveBeenCalled()
  at('inside', new Event('keydown', bubbles))
  expect(reached).toHaveBeenCalledOnce()
})

it('is at rest after its pictures have loaded and the browser is idle, also without requestIdleCallback', async () => {
  vi.useFakeTimers()
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  let rests = false
  void atRest(window).then(() => (rests = true))
  await vi.advanceTimersByTimeAsync(5000)
  expect(rests).toBe(false)
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(50)
  expect(rests).toBe(false)
  await vi.advanceTimersByTimeAsync(50)
  expect(rests).toBe(true)
  state.mockRestore()
  vi.useRealTimers()
})
