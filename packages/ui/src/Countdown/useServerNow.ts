import { useEffect, useRef, useState } from 'react'

/**
 * The server's clock, going on second by second from `now` until `until`, however wrong the reader's own clock is: only
 * its differences count.
 */
export function useServerNow(now: number, until: number): number {
  const [current, setCurrent] = useState(now)
  const start = useRef(0)
  useEffect(() => {
    start.current = Date.now()
  }, [now])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const time = now + Date.now() - start.current
      setCurrent(time)
      // To the next whole second of what is left; drift and a sleeping tab mend themselves.
      if (time < until) timer = setTimeout(tick, (until - time) % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [now, until])
  return current
}
