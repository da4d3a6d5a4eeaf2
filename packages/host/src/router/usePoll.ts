import { useEffect } from 'react'
import type { Router } from './router.ts'
import type { Page } from '../render/pageData.ts'

/** A form with `data-poll="3000"` asks for its screen's data anew that often, while the page is looked at. */
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
    // Whatever is shown anew starts the waiting anew.
  }, [router, page])
}
