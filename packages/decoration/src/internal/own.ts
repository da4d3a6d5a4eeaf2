/** Returns the value of an own key. A key from a merchant's page may name a member of `Object.prototype`. */
export function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
