import '@testing-library/jest-dom/vitest'
import { afterEach } from 'vitest'

// Testing Library's automatic cleanup works only for the first file of a process.
afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup()
})

/** A ResizeObserver for jsdom, which has no layout: reports the size once when observing starts, as browsers do. */
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
