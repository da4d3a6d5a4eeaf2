import { edgeReadings, gateReadings } from '@millwright/edge/edgeReadings'
import type { Reading } from '@millwright/edge/metrics'
import type { Shop } from '../server/assembleShop.ts'

type Parts = {
  gate: Omit<Shop['gate'], 'drain'>
  limits: Parameters<typeof edgeReadings>[0]
  chat: { lines: () => number }
}

/** Returns the numbers of a shop's server, for metrics. */
export function shopReadings({ gate, limits, chat }: Parts): readonly Reading[] {
  return [
    ...edgeReadings(limits),
    ...gateReadings(gate),
    { name: 'chat_connections', help: 'Open chat connections.', read: chat.lines },
  ]
}
