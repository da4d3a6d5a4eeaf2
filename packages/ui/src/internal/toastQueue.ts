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

/** The toasts of `toast()`, oldest first, as a store of the browser. */
export const toastQueue = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => queue,
  /** The queue on the server: empty. */
  none: () => none,
  nextId: () => `toast-${++number}`,
  /** Adds a toast, or replaces the one with its id. */
  put(toast: QueuedToast) {
    const known = queue.some((one) => one.id === toast.id)
    set(known ? queue.map((one) => (one.id === toast.id ? toast : one)) : [...queue, toast])
  },
  /** Removes a toast, or all of them. */
  remove: (id?: string) => set(id === undefined ? none : queue.filter((one) => one.id !== id)),
}

function set(next: readonly QueuedToast[]) {
  queue = next
  for (const listener of listeners) listener()
}
