import { describe, expect, it } from 'vitest'
import { problemsIn, problemsWithoutStory, screenStates } from './screenStates.ts'

const screens = screenStates().filter(({ problems }) => problems.length)

it('reads the problems of an action from its code', () => {
  const code = `
    const refusals = { A00010: 'incomplete' } as const
    const schema = z.object({ name: z.string().min(1, messageKey('nameEmpty')) })
    return failed(form, { key: 'gone' })
    return failed(form, { key: 'badArgument' })
    return { done: true, toast: { namespace: 'kept', key: 'saved' } }`
  const problems = problemsIn(code)
  expect(problems).toEqual(['gone', 'incomplete', 'nameEmpty'])
  expect(problemsWithoutStory({ problems, stories: "{ key: 'gone' } { key: 'incomplete' }" })).toEqual(['nameEmpty'])
})

it('finds the actions of screens', () => {
  expect(screens.length).toBeGreaterThan(20)
  expect(screens.find(({ screen }) => screen === 'Cart')?.problems).toContain('insufficientInventory')
})

describe.each(screens)('the stories of $screen', (screen) => {
  it('show every problem with which its action can answer', () => {
    expect(problemsWithoutStory(screen)).toEqual([])
  })
})
