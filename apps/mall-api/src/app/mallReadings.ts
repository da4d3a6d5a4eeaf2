import { edgeReadings, gateReadings } from '@millwright/edge/edgeReadings'
import type { Reading } from '@millwright/edge/metrics'
import type { Hub } from '../contexts/chat/hub.ts'
import type { Finder } from '../core/search/finder.ts'
import { openTransactions, statementsInFlight } from '../db/observeDb.ts'

type Parts = {
  gate: Parameters<typeof gateReadings>[0]
  limits: Parameters<typeof edgeReadings>[0]
  hub: Pick<Hub, 'lines'>
  finder: Pick<Finder, 'figures'>
}

/** Returns the numbers of the mall's server, for metrics. */
export function mallReadings({ gate, limits, hub, finder }: Parts): readonly Reading[] {
  return [
    ...edgeReadings(limits),
    ...gateReadings(gate),
    { name: 'chat_connections', help: 'Open chat connections.', read: hub.lines },
    {
      name: 'db_statements_in_flight',
      help: 'Statements that run or wait for a connection.',
      read: statementsInFlight,
    },
    { name: 'db_transactions_open', help: 'Open transactions, and those that wait for one.', read: openTransactions },
    { name: 'search_index_products', help: 'Products in the index.', read: () => finder.figures().products },
    { name: 'search_index_skus', help: 'SKUs in the index.', read: () => finder.figures().skus },
    {
      name: 'search_index_age_seconds',
      help: 'Seconds since the index read the changes of products, which each search does.',
      read: () => finder.figures().age / 1000,
    },
  ]
}
