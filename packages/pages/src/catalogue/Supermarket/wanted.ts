import { isId } from '@millwright/domain/id'
import { path } from '@millwright/domain/paths/path'

/** How many of each SKU, as typed. */
export type Wanted = Readonly<Record<string, string>>

/** What a quantity's field is called in the form. */
export const nameOf = (skuId: string): string => `q.${skuId}`

/** More than a table has. */
const MOST = 300

/** The typed quantities of a posted form, by SKU; empty ones are none. */
export function wantedOf(form: FormData): Wanted {
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

/** The table with these quantities typed in: who has to log in finds them there again. */
export function wantedPath(wanted: Wanted): string {
  const parts = Object.entries(wanted)
    .map(([skuId, typed]) => [skuId, typed.normalize('NFKC').trim()] as const)
    .filter(([, typed]) => /^\d{1,9}$/.test(typed))
    .map(([skuId, typed]) => `${skuId}-${typed}`)
  return parts.length > 0 ? `${path('supermarket')}?q=${parts.join('.')}` : path('supermarket')
}

/** Reads what `wantedPath` wrote; what it cannot read is left out. */
export function readWanted(text: string | undefined): Wanted | undefined {
  const read = (text ?? '').split('.').flatMap((part): [string, string][] => {
    const [, skuId, typed] = /^(\d{1,19})-(\d{1,9})$/.exec(part) ?? []
    return isId(skuId) && typed !== undefined ? [[skuId, typed]] : []
  })
  return read.length > 0 ? Object.fromEntries(read.slice(0, MOST)) : undefined
}
