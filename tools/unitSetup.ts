import '@testing-library/jest-dom/vitest'
import { afterEach } from 'vitest'

// The library tidies up by itself only for the first file of a process.
afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup()
})

/**
 * jsdom has none and lays nothing out: what is watched is told of its size once, when the watching begins, as browsers
 * do.
 */
class OneSize {
  tell: (entries: { target: Element; contentRect: DOMRect }[]) => void
  constructor(tell: OneSize['tell']) {
    this.tell = tell
  }
  observe(target: Element) {
    this.tell([{ target, contentRect: target.getBoundingClientRect() }])
  }
  unobserve() {}
  disconnect() {}
}
if (typeof window !== 'undefined') Object.assign(window, { ResizeObserver: OneSize })
