import { useEffect, useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { linkOf, plainClick } from './linkOf.ts'
import type { Router } from './router.ts'
import { isSaveDataOn } from './isSaveDataOn.ts'
import { showToast } from './toasts.ts'

const INTENT = 30
/** Loads the offline notice while the network is available. */
export const offlineNotice = () =>
  import('./OfflineNotice.tsx').then(({ OfflineNotice }) => ({ default: OfflineNotice }))

/**
 * Handles all links with listeners on the document. A hover or focus of 30 ms, or a press, prefetches the screen.
 * `lost` is the path that could not be reached offline.
 */
export function useLinks(router: Router | undefined) {
  const text = useText('errors')
  const [lost, setLost] = useState<string>()
  useEffect(() => {
    if (!router) return
    const click = (event: MouseEvent) => {
      const to = plainClick(event) ? linkOf(event.target) : undefined
      if (to === undefined) return
      event.preventDefault()
      router.go(to).catch(() => {
        if (navigator.onLine) return showToast('bad', text('network'))
        offlineNotice().then(
          () => setLost(to),
          () => showToast('bad', text('offline')),
        )
      })
    }

    let timer: ReturnType<typeof setTimeout> | undefined
    let meant: string | undefined
    const intend = (event: Event) => {
      const to = linkOf(event.target)
      const pressed = event.type === 'pointerdown'
      if (to === meant && !pressed) return
      clearTimeout(timer)
      meant = to
      if (to === undefined || isSaveDataOn()) return
      if (pressed) router.ahead(to)
      else timer = setTimeout(() => router.ahead(to), INTENT)
    }

    document.addEventListener('click', click)
    const passive = { passive: true }
    const intents = ['mouseover', 'focusin', 'pointerdown']
    for (const name of intents) document.addEventListener(name, intend, passive)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', click)
      for (const name of intents) document.removeEventListener(name, intend)
    }
  }, [router, text])
  return { lost, setLost }
}
