import { isRecord } from '@millwright/contract/blocks/decoder'
import type { JsonSchema } from '@millwright/contract/blocks/decoder'

/** Returns the schemas by name that a keyword of a JSON Schema holds, such as `properties` or `$defs`. */
export function schemasIn(value: unknown): Record<string, JsonSchema> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, JsonSchema] => isRecord(entry[1])))
}
