import { isId } from '@millwright/domain/id'
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
  const parts = Object.entries(wanted)
    .map(([skuId, typed]) => [skuId, typed.normalize('NFKC').trim()] as const)
    .filter(([, typed]) => /^\d{1,9}$/.test(typed))
    .map(([skuId, typed]) => `${skuId}-${typed}`)
  return parts.length > 0 ? `${path('supermarket')}?q=${parts.join('.')}` : path('supermarket')
}

/** Parses the `q` parameter of `rowQuantitiesPath`. Malformed parts are omitted. */
export function readRowQuantitiesParam(text: string | undefined): RowQuantities | undefined {
  const read = (text ?? '').split('.').flatMap((part): [string, string][] => {
    const [, skuId, typed] = /^(\d{1,19})-(\d{1,9})$/.exec(part) ?? []
    return isId(skuId) && typed !== undefined ? [[skuId, typed]] : []
  })
  return read.length > 0 ? Object.fromEntries(read.slice(0, MOST)) : undefined
}
