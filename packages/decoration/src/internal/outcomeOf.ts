export type Outcome = { answer?: unknown; error?: unknown }

const outcomes = new WeakMap<PromiseLike<unknown>, Promise<Outcome>>()

/** What comes of a late answer, a refusal included; the same promise for the same answer, as React's `use` wants it. */
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
