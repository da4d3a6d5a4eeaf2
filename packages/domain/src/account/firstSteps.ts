/** The first steps of a new buyer, in their order. */
export const firstStepNames = ['company', 'address', 'payPassword', 'credit', 'order'] as const
export type FirstStepName = (typeof firstStepNames)[number]

/** The facts of the buyer that decide the steps. A fact whose call failed is `undefined`, and its step is omitted. */
export type FirstStepFacts = Readonly<Record<FirstStepName, boolean | undefined>>

/** The steps without which a buyer cannot order on the company's behalf. The others are offers. */
const needed = ['company', 'address', 'order'] as const satisfies FirstStepName[]

/** Returns the first steps with their state, or none once the needed ones are done. */
export function firstSteps(facts: FirstStepFacts): { name: FirstStepName; done: boolean }[] {
  if (needed.every((name) => facts[name] !== false)) return []
  return firstStepNames.flatMap((name) => {
    const done = facts[name]
    return done === undefined ? [] : [{ name, done }]
  })
}
