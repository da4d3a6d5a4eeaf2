import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * Returns a hook for a component that loads when it is needed: it renders nothing before, and `onFail` is called if
 * loading fails. `preload` starts loading earlier, so that opening does not wait.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<void> | undefined
  const fetch = () => {
    pending ??= load().then(
      (component) => {
        loaded = component
        return undefined
      },
      (error: unknown) => {
        // The next press tries again.
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const preload = () => {
    fetch().catch(() => {})
  }
  function usePart(needed: boolean, onFail: () => void): ComponentType<Props> | undefined {
    const [part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (!needed || part) return undefined
      let gone = false
      fetch().then(
        // oxlint-disable-next-line promise/always-return -- nothing awaits the result
        () => {
          if (!gone) setPart(() => loaded)
        },
        () => {
          if (!gone) onFail()
        },
      )
      return () => {
        gone = true
      }
      // oxlint-disable-next-line react/exhaustive-deps -- `onFail` may be new at each render
    }, [needed, part])
    return part
  }
  return { preload, usePart }
}
