type Busy = 'idle' | 'loading' | 'submitting'
export type Navigation = ReturnType<typeof createNavigation>

/** Milliseconds before progress is shown. Rendering it for faster loads would delay them. */
const MOMENT = 150

/** Creates the state of the navigation in progress. A new navigation aborts the signal of the one before it. */
export function createNavigation() {
  let busy: Busy = 'idle'
  let latest = new AbortController()
  let soon: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function now(what: Busy) {
    busy = what
    clearTimeout(soon)
    if (what === 'idle') tell()
    else soon = setTimeout(tell, MOMENT)
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  return {
    begin(what: Busy): AbortSignal {
      latest.abort()
      latest = new AbortController()
      now(what)
      return latest.signal
    },
    /** Ends the progress, unless a newer navigation has begun. */
    end(mine: AbortSignal) {
      if (!mine.aborted) now('idle')
    },
    latest: () => latest.signal,
    busy: () => busy,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
