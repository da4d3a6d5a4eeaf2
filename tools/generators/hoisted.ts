import { createHash } from 'node:crypto'

/** The minimum length of an object that becomes a constant. Shorter objects take fewer bytes in place. */
const SHORTEST = 120

/**
 * Turns objects into constants, so that an object of several calls is written once. Longer objects refer to shorter
 * ones. An object's content alone decides whether it is a constant and how it is named, so that a new call changes no
 * line of another call.
 */
export function hoisted(objects: ReadonlySet<string>, body: string): string {
  const texts = [...objects]
    .filter((text) => text.length >= SHORTEST)
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const names = texts.map((text): [string, string] => [text, contentName(fieldsIn(text), 'Shape', text)])
  if (new Set(names.map(([, name]) => name)).size < names.length) throw new Error('Two shapes have one name.')
  const byLength = names.toReversed()
  const withNames = (text: string, own?: string) =>
    byLength.reduce((all, [one, name]) => (one === own ? all : all.replaceAll(one, name)), text)
  return [...names.map(([text, name]) => `const ${name}: Shape = ${withNames(text, text)}\n`), withNames(body)].join(
    '\n',
  )
}

/** Returns a name built from an object's first two fields and a hash of its content: `priceLeftShape3f9a`. */
export function contentName(fields: readonly string[], noun: string, content = fields.join()): string {
  const [first = '', second = ''] = fields
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 4)
  return `${first}${second.charAt(0).toUpperCase()}${second.slice(1)}${noun}${hash}`
}

function fieldsIn(text: string): string[] {
  return [...text.matchAll(/(?:get )?(\w+)(?:\(\))?: /g)].map(([, name = '']) => name)
}
