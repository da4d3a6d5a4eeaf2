import { isRecord } from './isRecord.ts'

/** Returns the unchecked fields of an untrusted value. Arrays and values other than objects have no fields. */
export function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}
