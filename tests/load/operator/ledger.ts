import type { Sql } from 'postgres'

export type Ledger = ReturnType<typeof createLedger>

/** Returns the list of all orders that people tried to place, each under a number of its own, as companies number them. */
export function createLedger() {
  const placed = new Map<string, string | undefined>()
  return {
    /** Returns the buyer's own number for a new order. */
    begin: (): string => {
      const number = `OP-${placed.size + 1}`
      placed.set(number, undefined)
      return number
    },
    /** Notes the mall's number of an order that the buyer saw. */
    acknowledge: (own: string, orderNumber: string): void => void placed.set(own, orderNumber),
    /** Compares the list with the database, and the pieces sold with those that left the stock. */
    check: async (sql: Sql): Promise<{ lost: string[]; twice: string[]; isStockRight: boolean }> => {
      const rows = await sql<{ own: string; numbers: string[] }[]>`
        select po_number as own, array_agg(order_number) as numbers from orders where po_number like 'OP-%' group by 1`
      const held = new Map(rows.map(({ own, numbers }) => [own, numbers]))
      const [pieces] = await sql<[{ sold: number; gone: number }]>`
        select (select coalesce(sum(quantity), 0)::int from order_item) as sold,
          (select coalesce(sum(${STOCK} - stocks), 0)::int from sku) as gone`
      return {
        lost: [...placed].flatMap(([own, number]) => (number && !held.get(own)?.includes(number) ? [own] : [])),
        twice: rows.flatMap(({ own, numbers }) => (numbers.length > 1 ? [own] : [])),
        isStockRight: pieces.sold === pieces.gone,
      }
    },
  }
}

/** The stock of each imported article. */
export const STOCK = 1_000_000
