const fetched = new Set<string>()

/**
 * Data that a hover fetched ahead serves the click (browsers keep it for some minutes), but not after something was
 * changed: a cart that was fetched before the "add" must not be shown after it. So data may come from the browser's
 * store only where it was fetched ahead since the last change.
 */
export function freshAfterChanges(window: Window & typeof globalThis) {
  const plain = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const { pathname } = new URL(url, window.location.href)
    if (!pathname.endsWith('.data') || (init?.method ?? 'GET') !== 'GET') return plain(input, init)
    return plain(input, fetched.delete(pathname) ? init : { ...init, cache: 'reload' })
  }
}

export function noteFetchedAhead(pathname: string) {
  fetched.add(pathname.endsWith('/') ? `${pathname}_.data` : `${pathname}.data`)
}

export function noteChange() {
  fetched.clear()
}
