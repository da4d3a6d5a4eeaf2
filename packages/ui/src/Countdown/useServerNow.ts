import { useEffect, useRef, useState } from 'react'

/**
 * Returns the server's time, updated each second from `now` until `until`. Uses only differences of the local clock, so
 * a wrong local clock does no harm.
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
      // Schedules the next whole second of the remaining time, which corrects drift and sleeping tabs.
      if (time < until) timer = setTimeout(tick, (until - time) % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [now, until])
  return current
}
