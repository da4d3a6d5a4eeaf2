import { chatLineOf, isShared } from './chatLines.ts'

/** Watches the unread count until the signal aborts. Holds the chat line meanwhile. */
export function watchUnread(userId: string, tell: (count: number) => void, signal: AbortSignal): void {
  if (isShared() && !signal.aborted) signal.addEventListener('abort', chatLineOf(userId).watch(tell))
}
