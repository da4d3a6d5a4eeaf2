import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'

/** A form with `data-poll="3000"` asks for its screen's data anew that often, while the page is looked at. */
export function usePoll() {
  const { revalidate, state } = useRevalidator()
  const { key } = useLocation()
  useEffect(() => {
    const every = Number(document.querySelector<HTMLFormElement>('form[data-poll]')?.dataset.poll)
    if (!every || state !== 'idle') return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, Math.max(every, 1000))
    return () => clearInterval(timer)
  }, [revalidate, state, key])
}
