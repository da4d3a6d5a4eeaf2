import { useEffect, useState } from 'react'
import { toastQueue } from '../internal/toastQueue.ts'
import type { QueuedToast } from '../internal/toastQueue.ts'

/** Closes each shown toast when its time is over. While `stopped`, no time passes. */
export function useClosing(shown: readonly QueuedToast[], stopped: boolean): void {
  const [left] = useState(() => new WeakMap<QueuedToast, number>())
  useEffect(() => {
    if (stopped) return undefined
    const began = performance.now()
    const rest = (one: QueuedToast) => left.get(one) ?? one.duration
    const timed = shown.filter(({ duration }) => duration !== Infinity)
    const timers = timed.map((one) => setTimeout(() => toastQueue.remove(one.id), rest(one)))
    return () => {
      const passed = performance.now() - began
      for (const timer of timers) clearTimeout(timer)
      for (const one of timed) left.set(one, Math.max(0, rest(one) - passed))
    }
  }, [shown, stopped, left])
}
