import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** The minimum rate: `rate` bytes per second, averaged over `window` milliseconds. */
export type Pace = { rate: number; window: number }

/**
 * Returns a check that is false once the client sends its request body too slowly. Call the check several times per
 * window.
 */
export function watchBody(incoming: IncomingMessage, { rate, window }: Pace, now: number) {
  let from = { at: now, bytes: incoming.socket.bytesRead }
  return (at: number): boolean => {
    const { socket } = incoming
    // Unread bytes on this side mean that the server is slow, not the client.
    if (incoming.readableLength > 0) from = { at, bytes: socket.bytesRead }
    if (at - from.at < window) return true
    const enough = socket.bytesRead - from.bytes >= (rate * window) / 1000
    from = { at, bytes: socket.bytesRead }
    return enough
  }
}

/**
 * Returns a check that is false if response data has waited for a whole window and the client has read too little of
 * it. Call the check several times per window.
 */
export function watchReader(socket: Socket, { rate, window }: Pace) {
  let from: { at: number; written: number; queued: number } | undefined
  return (at: number): boolean => {
    const waiting = socket.writableLength
    if (!waiting) {
      from = undefined
      return true
    }
    // A large response is a single write. Only the socket's handle knows how much of it has been sent.
    const now = { at, written: socket.bytesWritten - waiting, queued: queuedOf(socket) }
    if (!from) from = now
    if (at - from.at < window) return true
    const gone = Math.max(now.written - from.written, from.queued - now.queued)
    from = now
    return gone >= (rate * window) / 1000
  }
}

function queuedOf(socket: Socket): number {
  return (socket as { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0
}
