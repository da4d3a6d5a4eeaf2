import { useEffect } from 'react'
import type { Router } from '../router/router.ts'

const KEY = 'buyer'

/** Who logs in or out in one tab has done so in all of them. Kept is whether somebody is in, not who. */
export function useOtherTabs(router: Router | undefined, buyer: boolean) {
  useEffect(() => {
    if (!router) return
    const mark = String(buyer)
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === KEY && newValue !== mark) router.refresh().catch(() => undefined)
    }
    try {
      // A write tells the other tabs, and only a change is one.
      localStorage[KEY] = mark
    } catch {
      // Where storage is off, each tab learns it at its next click.
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [router, buyer])
}
