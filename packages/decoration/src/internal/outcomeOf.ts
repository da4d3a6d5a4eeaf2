export type Outcome = { answer?: unknown; error?: unknown }

const outcomes = new WeakMap<PromiseLike<unknown>, Promise<Outcome>>()

/**
 * Returns a promise of an answer's outcome. The returned promise never rejects. The same answer gives the same promise,
 * as React's `use` requires.
 */
export function outcomeOf(answer: PromiseLike<unknown>): Promise<Outcome> {
  const known =
    outcomes.get(answer) ??
    Promise.resolve(answer).then(
      (value): Outcome => ({ answer: value }),
      (error: unknown) => ({ error }),
    )
  outcomes.set(answer, known)
  return known
}
