import { expect, it } from 'vitest'
import { goTogether, stepKinds } from './together.ts'

it('keeps an agreed and a quoted price apart from those that they replace, and nothing else [R1.03]', () => {
  const apart = stepKinds.flatMap((a, at) =>
    stepKinds.slice(at).flatMap((b) => (goTogether(a, b) && goTogether(b, a) ? [] : [`${a} ${b}`])),
  )
  expect(apart).toEqual(['tier agreement', 'tier quote', 'agreement member', 'agreement quote', 'member quote'])
  expect(goTogether('agreement', 'tier') || goTogether('tier', 'agreement')).toBe(false)
})
