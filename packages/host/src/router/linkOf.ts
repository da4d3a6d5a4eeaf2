/** Returns the path of a link within the mall, or `undefined` if the browser should follow it. */
export function linkOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || link.hasAttribute('data-reload')) return undefined
  if (link.target && link.target !== '_self') return undefined
  const { location } = link.ownerDocument.defaultView ?? window
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin) return undefined
  // Fragments on this page, pictures and files are left to the browser.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return undefined
  if (/^\/(_|(pictures|assets)\/)/.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** Returns whether a click is a plain navigation. Other keys or buttons mean a new tab, a download or a menu. */
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
