import { chatLineOf, isShared } from './chatLines.ts'

/** Tells how much a buyer has not read, until the signal; holds the line for that. */
export function watchUnread(userId: string, tell: (count: number) => void, signal: AbortSignal): void {
  if (isShared() && !signal.aborted) signal.addEventListener('abort', chatLineOf(userId).watch(tell))
}
