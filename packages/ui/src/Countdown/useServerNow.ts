import { useEffect, useState } from 'react'

/**
 * The server's clock, going on second by second from `now` until `until`, however wrong the reader's own clock is: only
 * its differences count.
 */
export function useServerNow(now: number, until: number): number {
  const [current, setCurrent] = useState(now)
  useEffect(() => {
    const start = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const time = now + Date.now() - start
      setCurrent(time)
      // To the next whole second of what is left; drift and a sleeping tab mend themselves.
      if (time < until) timer = setTimeout(tick, (until - time) % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [now, until])
  return current
}
