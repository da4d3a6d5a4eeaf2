import { expect, it, vi } from 'vitest'
import { reloadOnLostChunk } from './reloadOnLostChunk.ts'

function page(kept = new Map<string, string>(), onLine = true) {
  const events = new EventTarget()
  const reload = vi.fn()
  const window = Object.assign(events, {
    navigator: { onLine },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    location: { reload },
  })
  return {
    window: window as unknown as Window,
    reload,
    lose: () => events.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
  }
}

it('reloads once for a missing chunk, and not again within a minute [R6.10]', () => {
  let time = 1_000_000
  const kept = new Map<string, string>()
  const first = page(kept)
  reloadOnLostChunk(first.window, () => time)
  expect(first.lose()).toBe(false)
  time += 30_000
  const again = page(kept)
  reloadOnLostChunk(again.window, () => time)
  expect(again.lose()).toBe(true)
  time += 31_000
  again.lose()
  expect([first.reload.mock.calls.length, again.reload.mock.calls.length]).toEqual([1, 1])
})

it('keeps the page if a chunk cannot load while offline [R6.10]', () => {
  const { window, reload, lose } = page(new Map(), false)
  reloadOnLostChunk(window)
  lose()
  expect(reload).not.toHaveBeenCalled()
})
