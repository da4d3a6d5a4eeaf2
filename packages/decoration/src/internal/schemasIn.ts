import type { JsonSchema } from '@millwright/contract/blocks/decoder'
import { isRecord } from '@millwright/domain/isRecord'

/** Returns the schemas in the value of a JSON Schema keyword such as `properties` or `$defs`, by name. */
export function schemasIn(value: unknown): Record<string, JsonSchema> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, JsonSchema] => isRecord(entry[1])))
}
