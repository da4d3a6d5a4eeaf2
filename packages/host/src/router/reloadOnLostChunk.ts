import { RELOAD_GUARD } from '@millwright/domain/constants'

const KEY = 'reloaded-at'

/** Reloads the page if a chunk is missing, as after a deployment, but at most once a minute. */
export function reloadOnLostChunk(window: Window, now = Date.now) {
  window.addEventListener('vite:preloadError', (event) => {
    // While offline the chunk may still exist, and a reload would lose the page.
    if (!window.navigator.onLine) return
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0)
    if (now() - last < RELOAD_GUARD) return
    event.preventDefault()
    window.sessionStorage.setItem(KEY, String(now()))
    window.location.reload()
  })
}
