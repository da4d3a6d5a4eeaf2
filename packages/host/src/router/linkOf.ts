/** Where a link of the mall leads, as a path; `undefined` where the browser is to follow it itself. */
export function linkOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || link.hasAttribute('data-reload')) return undefined
  if (link.target && link.target !== '_self') return undefined
  const { location } = link.ownerDocument.defaultView ?? window
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin) return undefined
  // A place on this page, and what no screen answers: pictures and files.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return undefined
  if (/^\/(_|(pictures|assets)\/)/.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** A click that only says "go there": any other key or button means a new tab, a download, a menu. */
export function plainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}
