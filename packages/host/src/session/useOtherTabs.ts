import { useEffect } from 'react'
import type { Router } from '../router/router.ts'

const KEY = 'buyer'

/** Refreshes the page after a sign-in or sign-out in another tab. Stores only whether a buyer is signed in. */
export function useOtherTabs(router: Router | undefined, buyer: boolean) {
  useEffect(() => {
    if (!router) return
    const mark = String(buyer)
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === KEY && newValue !== mark) router.refresh().catch(() => undefined)
    }
    try {
      // The write sends a storage event to the other tabs if the value changes.
      localStorage[KEY] = mark
    } catch {
      // Without storage, a tab notices at its next navigation.
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [router, buyer])
}
