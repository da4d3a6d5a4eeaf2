import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

/** The shops whose records a person of the console reaches. `all` is for the people of the mall. */
export type ShopScope = readonly number[] | 'all'

/** Returns whether the scope contains every shop of the list. An empty list belongs to no scope but `all`. */
export function reaches(scope: ShopScope, shops: readonly (number | null)[]): boolean {
  return scope === 'all' || (shops.length > 0 && shops.every((shop) => shop !== null && scope.includes(shop)))
}

/** Returns the query parameter of a scope, for `inScopeSql`. */
export function scopeParam(scope: ShopScope): string | null {
  return scope === 'all' ? null : arrayText(scope)
}

/** SQL: whether a column with a shop's id is in the scope. `param` is the placeholder of `scopeParam`, such as `$2`. */
export function inScopeSql(column: string, param: string): string {
  return `(${param}::text::bigint[] is null or ${column} = any(${param}::text::bigint[]))`
}

/**
 * Returns the shops of the record that an action's form names. `null` is the mall. An empty list means that the record
 * does not exist.
 */
export type ShopsOfRecord = (db: Db, form: Readonly<Record<string, string>>) => Promise<readonly (number | null)[]>

/**
 * Returns a `ShopsOfRecord` that reads the record's name from a field of the form. `sql` selects `shop_id` by `$1`.
 * With `numeric` other texts than ids name no record.
 */
export function shopsByField(field: string, sql: string, { numeric = true } = {}): ShopsOfRecord {
  return async (db, form) => {
    const name = form[field] ?? ''
    if (!(numeric ? /^\d{1,15}$/ : /^[\w-]{1,64}$/).test(name)) return []
    const rows = await db.query<{ shop_id: number | null }>(sql, [name])
    return rows.map(({ shop_id }) => shop_id)
  }
}
