import { useEffect } from 'react'
import type { Router } from './router.ts'
import type { Page } from './pageData.ts'

/** Refreshes the screen's data at the interval of a form with `data-poll="3000"`, while the page is visible. */
export function usePoll(router: Router | undefined, page: Page) {
  useEffect(() => {
    const every = Number(document.querySelector<HTMLFormElement>('form[data-poll]')?.dataset.poll)
    if (!router || !every) return
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible' && router.busy() === 'idle') router.refresh().catch(() => undefined)
      },
      Math.max(every, 1000),
    )
    return () => clearInterval(timer)
    // A new page restarts the interval.
  }, [router, page])
}
