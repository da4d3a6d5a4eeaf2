import { useSyncExternalStore } from 'react'
import { TOAST_ERROR, TOAST_LINK } from '@millwright/domain/constants'
import type { ToastLink } from '@millwright/ui/Toasts'

export type Toast = { id: string; tone: 'good' | 'bad'; message: string; link?: ToastLink }

const none: readonly Toast[] = []
let toasts = none
let number = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  listeners.forEach((listener) => listener())
}

/** Shows a toast for 1.5 s, longer if the toast has a link. Browser only. */
export function showToast(tone: Toast['tone'], message: string, link?: ToastLink) {
  const id = String(++number)
  set([...toasts.filter((toast) => toast.message !== message), { id, tone, message, ...(link && { link }) }])
  setTimeout(() => dismiss(id), link ? TOAST_LINK : TOAST_ERROR)
}

/** Shows the toast of a finished action. The server has already translated the text. */
export function showOutcomeToast({ toast, next }: { toast?: unknown; next?: { href: string; label: unknown } }) {
  if (typeof toast !== 'string') return
  showToast('good', toast, typeof next?.label === 'string' ? { href: next.href, label: next.label } : undefined)
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
