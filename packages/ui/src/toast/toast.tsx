import type { AlertTone } from '../Alert/Alert.tsx'
import type { ToastLink } from '../Toasts/Toasts.tsx'

export type ToastMessage = {
  /** The event, in one sentence. */
  message: string
  /** The meaning. @default 'good' */
  tone?: AlertTone | undefined
  /** The page that continues the action. */
  link?: ToastLink | undefined
  /** A button, such as “Undo”. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined
  /**
   * The time until the toast closes, in milliseconds. `Infinity` keeps it until the reader closes it. Defaults to 6 s,
   * or 12 s with a link or an action. A `bad` toast stays.
   */
  duration?: number | undefined
  /** The id of the toast. A toast with the id of an earlier one takes its place. */
  id?: string | undefined
}

export type QueuedToast = ToastMessage & { id: string; tone: AlertTone; duration: number }

const none: readonly QueuedToast[] = []
let queue = none
let number = 0
const listeners = new Set<() => void>()

/**
 * Shows a toast in the page's `Toaster` and returns its id. Three are shown at a time, and the others wait. Works
 * outside components, in the browser only.
 */
export function toast(given: ToastMessage): string {
  const { id = `toast-${++number}`, tone = 'good', link, action } = given
  const duration = given.duration ?? (tone === 'bad' ? Infinity : link || action ? 12_000 : 6000)
  const next = { ...given, id, tone, duration }
  set(queue.some((one) => one.id === id) ? queue.map((one) => (one.id === id ? next : one)) : [...queue, next])
  return id
}

/** Closes a toast, or all of them if `id` is omitted. */
export function closeToast(id?: string): void {
  set(id === undefined ? none : queue.filter((one) => one.id !== id))
}

/** @internal */
export const toastQueue = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => queue,
  none: () => none,
}

function set(next: readonly QueuedToast[]) {
  queue = next
  for (const listener of listeners) listener()
}
