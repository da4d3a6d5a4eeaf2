import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** The lowest rate: `rate` bytes a second on the average of `window` milliseconds. */
export type Pace = { rate: number; window: number }

/** Judges a body that a client sends: answers `false` once it comes too slowly. Call it several times a window. */
export function watchBody(incoming: IncomingMessage, { rate, window }: Pace, now: number) {
  let from = { at: now, bytes: incoming.socket.bytesRead }
  return (at: number): boolean => {
    const { socket } = incoming
    // Where this side has not read yet what came, it is not the client that is slow.
    if (incoming.readableLength > 0) from = { at, bytes: socket.bytesRead }
    if (at - from.at < window) return true
    const enough = socket.bytesRead - from.bytes >= (rate * window) / 1000
    from = { at, bytes: socket.bytesRead }
    return enough
  }
}

/**
 * Judges how a client takes what is written to its socket: answers `false` once something has waited for a window and
 * too little of it went. Call it several times a window.
 */
export function watchReader(socket: Socket, { rate, window }: Pace) {
  let from: { at: number; written: number; queued: number } | undefined
  return (at: number): boolean => {
    const waiting = socket.writableLength
    if (!waiting) {
      from = undefined
      return true
    }
    // A large answer is one write: what has gone of it only the handle knows.
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
