import type { Model } from './rowSet.ts'
import { normaliseModel } from './tokens.ts'

/** Returns the beginning of a known model as the catalogue writes it: `2V210` of `2V210-DC24V`. */
export function writtenAs({ written }: Pick<Model, 'written'>, model: string): string {
  for (let end = 1; end <= written.length; end++)
    if (normaliseModel(written.slice(0, end)) === model) return written.slice(0, end)
  return model
}
