import type { CallName } from '@millwright/contract/contract'
import type { fileOf } from './internal/fileOf.ts'
import type { Shape } from './internal/shapes.ts'
import type { CallRoute } from './requestOf.ts'

/** A call of a small client: its route, and the conversions of its input and response. */
export type Wire<N extends CallName> = CallRoute & {
  call: N
  input?: Shape | undefined
  answer?: Shape | undefined
  file?: typeof fileOf | undefined
  /** Input fields that hold a password. */
  secrets?: readonly string[] | undefined
}
