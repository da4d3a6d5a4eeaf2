import type { ActionResult, Problem } from '../loader.ts'
import { refusedOf } from './refusedOf.ts'
import type { Refused } from './refusedOf.ts'

/** The result of the last post of a form: the refusal, the typed input and the problems in words. */
export type FormOutcome<Data = unknown, Key extends string = string> = {
  /** The refusal, if the last post was refused. */
  refused: Refused<Data, Key> | undefined
  /** The message of a refusal that names no field. */
  problem: string | undefined
  /** Returns the posted value of a field. */
  typed: (name: string) => string | undefined
  /** Returns the message at a field. */
  errorAt: (name: string) => string | undefined
}

/** Reads the result of a form's last post. `say` describes a problem. */
export function formOutcome<Data, Key extends string>(
  outcome: ActionResult<Data, Key> | undefined,
  say: (problem: Problem<Key>) => string,
): FormOutcome<Data, Key> {
  const refused = refusedOf(outcome)
  return {
    refused,
    problem: refused && !refused.fields ? say(refused.problem) : undefined,
    typed: (name) => outcome?.form?.[name],
    errorAt: (name) => {
      const found = refused?.fields?.[name]
      return found && say(found)
    },
  }
}
