import { toastQueue } from '../internal/toastQueue.ts'
import type { ToastMessage } from '../internal/toastQueue.ts'

export type { ToastMessage }

/**
 * Shows a toast in the page's `Toaster` and returns its id. Three are shown at a time, and the others wait. Works
 * outside components, in the browser only.
 */
export function toast(given: ToastMessage): string {
  const { id = toastQueue.nextId(), tone = 'good', link, action } = given
  const duration = given.duration ?? (tone === 'bad' ? Infinity : link || action ? 12_000 : 6000)
  toastQueue.put({ ...given, id, tone, duration })
  return id
}

/** Closes a toast, or all of them if `id` is omitted. */
export function closeToast(id?: string): void {
  toastQueue.remove(id)
}
