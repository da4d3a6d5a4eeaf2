import { isId } from '@millwright/domain/id'
import { readSkuQuantities, writeSkuQuantities } from '@millwright/domain/link/skuQuantities'
import { path } from '@millwright/domain/paths/path'

/** The typed quantities by SKU. */
export type RowQuantities = Readonly<Record<string, string>>

/** Returns the form field name of a SKU's quantity. */
export const nameOf = (skuId: string): string => `q.${skuId}`

/** The maximum number of quantities to read. It exceeds the rows of any table. */
const MOST = 300

/** Returns the typed quantities of a posted form, by SKU. Empty fields are omitted. */
export function readRowQuantities(form: FormData): RowQuantities {
  return Object.fromEntries(
    [...form]
      .flatMap(([name, value]): [string, string][] => {
        const skuId = name.slice(2)
        const typed = typeof value === 'string' ? value.trim().slice(0, 20) : ''
        return name === nameOf(skuId) && isId(skuId) && typed ? [[skuId, typed]] : []
      })
      .slice(0, MOST),
  )
}

/** Returns the address of the table with these quantities, which restores them after sign-in. */
export function rowQuantitiesPath(wanted: RowQuantities): string {
  const read = Object.entries(wanted)
    .map(([skuId, typed]) => [skuId, typed.normalize('NFKC').trim()] as const)
    .filter(([, typed]) => /^\d{1,9}$/.test(typed))
  const q = writeSkuQuantities(read.map(([skuId, typed]) => ({ skuId, quantity: Number(typed) })))
  return q ? `${path('supermarket')}?q=${q}` : path('supermarket')
}

/** Parses the `q` parameter of `rowQuantitiesPath`. Malformed parts are omitted. */
export function readRowQuantitiesParam(text: string | undefined): RowQuantities | undefined {
  const read = readSkuQuantities(text, MOST)
  return read.length > 0 ? Object.fromEntries(read.map(({ skuId, quantity }) => [skuId, String(quantity)])) : undefined
}
