import { useEffect, useState } from 'react'

/**
 * Returns the buyer's unread count from the shared chat line. The line is loaded when the page is idle and ends on
 * sign-out. Visitors' pages load nothing.
 */
export function useUnreadMessages(userId: string | undefined): number | undefined {
  const [unread, setUnread] = useState<number>()
  useEffect(() => {
    if (userId === undefined) return
    const left = new AbortController()
    const { signal } = left
    // A failed import is ignored: the count stays as old as the page.
    const begin = () =>
      signal.aborted ||
      import('./watchUnread.ts')
        .then(({ watchUnread }) => watchUnread(userId, setUnread, signal))
        .catch(() => undefined)
    const idle = () => (window.requestIdleCallback ?? setTimeout)(begin)
    if (document.readyState === 'complete') idle()
    else window.addEventListener('load', idle, { signal })
    return () => {
      left.abort()
      setUnread(undefined)
    }
  }, [userId])
  return unread
}
