import { readFileSync } from 'node:fs'
import type { z } from 'zod'

/** Reads a JSON file. Throws if the schema does not accept its content. */
export function readJson<T>(file: string | URL, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
