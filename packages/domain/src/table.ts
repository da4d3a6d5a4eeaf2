/**
 * Returns the typed keys of a table whose type names all keys. `Object.keys` returns strings, because an object may
 * have more keys than its type names.
 */
export function keysOf<Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(table) as Key[]
}

export function entriesOf<Key extends string, Value>(
  table: Readonly<Partial<Record<Key, Value>>>,
): [key: Key, value: Value][] {
  return Object.entries(table) as [Key, Value][]
}

/** Returns a record without its undefined fields. */
export function withoutUndefined<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
}

/** Creates a table with one entry per key. */
export function tableOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key, index: number) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key, index) => [key, valueOf(key, index)])) as Record<Key, Value>
}
