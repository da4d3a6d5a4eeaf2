import type { CallName } from '@millwright/contract/contract'
import type { fileOf } from './internal/fileOf.ts'
import type { Shape } from './internal/shapes.ts'
import type { Place } from './requestOf.ts'

/** A call as a small client makes it: where it goes, and what of its input and its answer is not as it travels. */
export type Wire<N extends CallName> = Place & {
  call: N
  input?: Shape | undefined
  answer?: Shape | undefined
  /** Its answer is a file. */
  file?: typeof fileOf | undefined
  /** Fields of its input that hold a password. */
  secrets?: readonly string[] | undefined
}
