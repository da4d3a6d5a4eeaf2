import type { Gate } from './gate.ts'
import type { ConnectionLimiter } from './createConnectionLimits.ts'
import type { Reading } from './metrics.ts'
import { linesLeftOut } from './sparingLog.ts'

/** Returns the numbers of the connection limits and of the log, for metrics. */
export function edgeReadings({ held, ended }: Pick<ConnectionLimiter, 'held' | 'ended'>): readonly Reading[] {
  const disconnected = () => ended().slowBodies + ended().slowReaders
  return [
    { name: 'edge_connections', help: 'Open connections of clients.', read: () => held().connections },
    {
      name: 'edge_refused_total',
      help: 'Connections and requests over a limit.',
      total: true,
      read: () => ended().refused,
    },
    { name: 'edge_slow_clients_total', help: 'Clients disconnected for their pace.', total: true, read: disconnected },
    {
      name: 'log_lines_left_out_total',
      help: 'Lines that anybody can cause, left out of the log for their number.',
      total: true,
      read: linesLeftOut,
    },
  ]
}

/** Returns the numbers of a gate, for metrics. A seat serves a screen in the storefront, and a call in the API. */
export function gateReadings({
  seats,
  inside,
  waiting,
  refused,
}: Pick<Gate, 'seats' | 'inside' | 'waiting' | 'refused'>): readonly Reading[] {
  return [
    { name: 'gate_seats', help: 'Screens or calls that may be answered at a time.', read: () => seats },
    { name: 'gate_seats_taken', help: 'Screens or calls being answered.', read: inside },
    { name: 'gate_queue', help: 'Requests that wait for a seat.', read: waiting },
    { name: 'gate_refused_total', help: 'Requests answered with 503.', total: true, read: refused },
  ]
}
