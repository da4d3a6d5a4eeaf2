const KEY = 'places'

/**
 * How far down the person was on each entry of the history: browsers restore it only for documents, not for screens.
 */
export function createScrollRestoration(window: Window) {
  const { history, document } = window
  const places = readPlaces(window)
  history.scrollRestoration = 'manual'
  if (!keyOf(history.state)) history.replaceState({ key: fresh() }, '')
  let key = keyOf(history.state)
  const kept = places[key]
  if (kept && window.scrollY === 0 && !window.location.hash) window.scrollTo({ top: kept, behavior: 'instant' })

  // Heard while the page stands still: asked for as it goes, it would be laid out once more.
  let top = window.scrollY
  window.addEventListener(
    'scroll',
    () => {
      top = window.scrollY
    },
    { passive: true },
  )
  window.addEventListener('pagehide', () => {
    places[key] = top
    writePlaces(window, places)
    // Who comes back to the document gets it from the browser.
    history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })

  return {
    /** Before the screen changes: a new entry, or the same one with another address. */
    enter(to: string, replace: boolean) {
      places[key] = window.scrollY
      if (replace) delete places[key]
      else key = fresh()
      history[replace ? 'replaceState' : 'pushState']({ key }, '', to)
    },
    /** After the browser went to another entry. */
    moved() {
      places[key] = window.scrollY
      if (!keyOf(history.state)) history.replaceState({ key: fresh() }, '')
      key = keyOf(history.state)
    },
    /** To where the person was on this entry; on a new one to what the address names, or to the top. */
    restore() {
      const { hash } = window.location
      const named = places[key] === undefined && hash ? document.getElementById(hash.slice(1)) : null
      if (named) named.scrollIntoView()
      else window.scrollTo({ top: places[key] ?? 0, behavior: 'instant' })
    },
  }
}

function keyOf(state: unknown): string {
  return (state as { key?: string } | null)?.key ?? ''
}

function fresh(): string {
  return Math.random().toString(36).slice(2, 10)
}

function readPlaces({ sessionStorage }: Window): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function writePlaces({ sessionStorage }: Window, places: Record<string, number>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places))
  } catch {
    // Storage may be full or forbidden; then a reload begins at the top.
  }
}
