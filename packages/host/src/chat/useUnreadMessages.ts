import { useEffect, useState } from 'react'

/**
 * How much a buyer has not read, from the chat line that all tabs share. The line is fetched and begun once the
 * page has loaded and is idle, and ends with the login; a visitor's page fetches nothing.
 */
export function useUnreadMessages(userId: string | undefined): number | undefined {
  const [unread, setUnread] = useState<number>()
  useEffect(() => {
    if (userId === undefined) return
    const left = new AbortController()
    const { signal } = left
    // What cannot be fetched is no fault of the page's: the count is then as old as the page.
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
