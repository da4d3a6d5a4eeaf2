import type { Diagnostic } from './diagnostic.ts'
import { whereBroken, whereIn } from './internal/whereIn.ts'
import type { Where } from './internal/whereIn.ts'
import { readDecoration } from './read.ts'
import { validate } from './validate.ts'

export type Finding = Diagnostic & Partial<Where>

/**
 * What `validate` says of a file, each thing with its line and column where the list of blocks stands in the file as it
 * is.
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
        ? whereBroken(text)
        : plain
          ? whereIn(text, one.path.replace('$', `$${wrapped}`))
          : undefined
    return { ...one, ...where }
  })
}
