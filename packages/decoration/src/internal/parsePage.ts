import { isTooDeep, plainCopy } from './plainCopy.ts'

/** Parses a page's JSON text. Values nested too deep to be written back are cut off. Throws if the text is not JSON. */
export function parsePage(text: string): unknown {
  const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
  return isTooDeep(value) ? plainCopy(value).value : value
}
