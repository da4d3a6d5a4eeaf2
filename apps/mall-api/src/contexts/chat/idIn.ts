import { partsOf } from '@millwright/domain/partsOf'

/** Reads an id from a card. If `alone` is true, the content may also be the id itself. */
export function idIn(content: string, name: string, pattern: RegExp, alone = true): string {
  let id: unknown = alone ? content : ''
  if (content.startsWith('{')) {
    try {
      id = partsOf(JSON.parse(content))[name]
    } catch {
      return ''
    }
  }
  return pattern.test(String(id)) ? String(id) : ''
}
