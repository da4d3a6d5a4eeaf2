import type { Diagnostic } from './diagnostic.ts'
import { syntaxErrorPosition, positionOf } from './internal/jsonPosition.ts'
import type { TextPosition } from './internal/jsonPosition.ts'
import { readDecoration } from './read.ts'
import { validate } from './validate.ts'

export type Finding = Diagnostic & Partial<TextPosition>

/**
 * Returns the findings of `validate` for a file, with line and column unless the list of blocks is encoded as text
 * inside the file's JSON.
 */
export function check(bytes: Uint8Array): Finding[] {
  const { source } = readDecoration(bytes)
  const text = typeof source.whole === 'string' ? source.whole : ''
  const [first, ...further] = source.way
  const plain = first === 'text' && !further.includes('text')
  const wrapped = further.map((step) => (step === 'text' ? '' : `.${step.key}`)).join('')
  return validate(bytes).map((one) => {
    const where =
      one.code === 'notJson'
        ? syntaxErrorPosition(text)
        : plain
          ? positionOf(text, one.path.replace('$', `$${wrapped}`))
          : undefined
    return { ...one, ...where }
  })
}
