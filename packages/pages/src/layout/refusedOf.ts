import type { ActionResult } from '../loader.ts'

/** The refusal of a form's last post. */
export type Refused<Data = unknown, Key extends string = string> = ActionResult<Data, Key> & { done: false }

/** Returns the refusal, if the last post was refused. */
export function refusedOf<Data, Key extends string>(
  outcome: ActionResult<Data, Key> | undefined,
): Refused<Data, Key> | undefined {
  return outcome && !outcome.done ? outcome : undefined
}
