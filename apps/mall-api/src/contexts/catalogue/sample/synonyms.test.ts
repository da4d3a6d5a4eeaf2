import { describe, expect, it } from 'vitest'
import { synonyms } from '../../../core/search/synonyms.ts'

describe('synonyms', () => {
  it('are at least 400 groups of at least two [R5.04]', () => {
    expect(synonyms.length).toBeGreaterThanOrEqual(400)
    expect(
      synonyms.filter(
        (group) =>
          group.length < 2 || new Set(group).size < group.length || group.some((word) => word !== word.trim() || !word),
      ),
    ).toEqual([])
  })

  it('are in both languages, except for a few words that exist in only one language [R1.02]', () => {
    const both = synonyms.filter(
      (group) =>
        group.some((word) => /\p{Script=Han}/u.test(word)) && group.some((word) => !/\p{Script=Han}/u.test(word)),
    )
    expect(both.length / synonyms.length).toBeGreaterThan(0.97)
  })
})
