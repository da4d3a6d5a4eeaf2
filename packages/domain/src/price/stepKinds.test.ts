import { expect, it } from 'vitest'
import { canCombine, stepKinds } from './stepKinds.ts'

it('excludes only the kinds that an agreed or quoted price replaces [R1.03]', () => {
  const exclusive = stepKinds.flatMap((a, at) =>
    stepKinds.slice(at).flatMap((b) => (canCombine(a, b) && canCombine(b, a) ? [] : [`${a} ${b}`])),
  )
  expect(exclusive).toEqual(['tier agreement', 'tier quote', 'agreement member', 'agreement quote', 'member quote'])
  expect(canCombine('agreement', 'tier') || canCombine('tier', 'agreement')).toBe(false)
})
