import { isTooDeep, plainCopy } from './plainCopy.ts'

/** The value of a page's text, no deeper than can be written back. Throws where it is no JSON. */
export function parsePage(text: string): unknown {
  const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
  return isTooDeep(value) ? plainCopy(value).value : value
}
