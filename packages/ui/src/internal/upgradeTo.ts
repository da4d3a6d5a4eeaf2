import { useLayoutEffect, useState } from 'react'
import type { ComponentType, RefObject } from 'react'

/**
 * Returns a hook that loads a richer control to replace a native one. The native control stays while it has the focus,
 * while the richer one cannot represent its value (`fits`), and if loading fails.
 */
export function upgradeTo<Props>(
  load: () => Promise<ComponentType<Props>>,
  fits: (native: HTMLElement) => boolean = () => true,
): (native: RefObject<HTMLElement | null>) => ComponentType<Props> | undefined {
  let loaded: ComponentType<Props> | undefined
  return function useUpgrade(native) {
    const [richer, setRicher] = useState<ComponentType<Props>>()
    useLayoutEffect(() => {
      let gone = false
      const take = () => {
        const element = native.current
        if (gone) return
        if (element && (element.contains(document.activeElement) || !fits(element)))
          element.addEventListener('focusout', () => setTimeout(take), { once: true })
        else setRicher(() => loaded)
      }
      if (loaded) take()
      else
        load().then(
          // oxlint-disable-next-line promise/always-return -- nothing awaits the result
          (component) => {
            loaded = component
            take()
          },
          () => {},
        )
      return () => {
        gone = true
      }
    }, [native])
    return richer
  }
}
