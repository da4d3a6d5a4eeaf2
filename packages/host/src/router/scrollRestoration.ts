const KEY = 'places'

/** Keeps the scroll position per history entry. Browsers restore it only for documents, not for client-side screens. */
export function createScrollRestoration(window: Window) {
  const { history, document } = window
  const places = readPlaces(window)
  history.scrollRestoration = 'manual'
  let key = keyOfEntry(history)
  const kept = places[key]
  if (kept && window.scrollY === 0 && !window.location.hash) window.scrollTo({ top: kept, behavior: 'instant' })

  // The position is read while scrolling, because reading it on `pagehide` would force a layout.
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
    // When the visitor returns to this document, the browser restores the position.
    history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })

  return {
    /** Adds a history entry, or replaces the current one. Call this before the screen changes. */
    enter(to: string, replace: boolean) {
      places[key] = window.scrollY
      if (replace) delete places[key]
      else key = fresh()
      history[replace ? 'replaceState' : 'pushState']({ key }, '', to)
    },
    /** Called after the browser moved to another history entry. */
    moved() {
      places[key] = window.scrollY
      key = keyOfEntry(history)
    },
    /** Scrolls to the stored position, or for a new entry to the fragment or the top. */
    restore() {
      const { hash } = window.location
      const named = places[key] === undefined && hash ? document.getElementById(hash.slice(1)) : null
      if (named) named.scrollIntoView()
      else window.scrollTo({ top: places[key] ?? 0, behavior: 'instant' })
    },
  }
}

/** Returns the key of the current history entry. An entry without a key gets one. */
function keyOfEntry(history: History): string {
  const state: { key?: string } | null = history.state
  if (state?.key) return state.key
  const key = fresh()
  history.replaceState({ key }, '')
  return key
}

function fresh(): string {
  return Math.random().toString(36).slice(2, 10)
}

function readPlaces({ sessionStorage }: Window): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

function writePlaces({ sessionStorage }: Window, places: Record<string, number>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places))
  } catch {
    // Storage may be full or forbidden; then a reload starts at the top.
  }
}
