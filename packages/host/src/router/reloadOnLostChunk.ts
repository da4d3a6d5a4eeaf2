import { RELOAD_GUARD } from '@millwright/domain/constants'

const KEY = 'reloaded-at'

/** After a deployment an open page may miss a part: load the page anew, but not twice within a minute. */
export function reloadOnLostChunk(window: Window, now = Date.now) {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network nothing is lost for good, and a reload would lose the page.
    if (!window.navigator.onLine) return
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0)
    if (now() - last < RELOAD_GUARD) return
    event.preventDefault()
    window.sessionStorage.setItem(KEY, String(now()))
    window.location.reload()
  })
}
