import { useSyncExternalStore } from 'react'
import { TOAST_ERROR } from '@millwright/domain/constants'

export type Toast = { id: string; tone: 'good' | 'bad'; message: string }

const none: readonly Toast[] = []
let toasts = none
let number = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  listeners.forEach((listener) => listener())
}

/** Shown for 1.5 s (R8.03), in the browser only. */
export function say(tone: Toast['tone'], message: string) {
  const id = String(++number)
  set([...toasts.filter((toast) => toast.message !== message), { id, tone, message }])
  setTimeout(() => dismiss(id), TOAST_ERROR)
}

export function dismiss(id: string) {
  set(toasts.filter((toast) => toast.id !== id))
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
    () => none,
  )
}
