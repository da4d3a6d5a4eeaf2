import { useLayoutEffect, useState } from 'react'
import type { ComponentType, RefObject } from 'react'

/**
 * A native control first; the richer one, with the library that it needs, once that is loaded. It never takes the place
 * of the native one while a reader is in it or it holds what the richer one has no place for (`fits`), and where it
 * cannot be loaded the native one stays.
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
          // oxlint-disable-next-line promise/always-return -- nobody waits for it
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
