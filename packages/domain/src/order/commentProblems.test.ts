import { expect, it } from 'vitest'
import { commentProblems } from './commentProblems.ts'

const fine = { scores: { score: 5 }, content: '尺寸准，发货快' }

it('accepts a review with text and stars [R5.16]', () => {
  expect(commentProblems(fine)).toEqual([])
  expect(commentProblems({ ...fine, content: '好'.repeat(150), pictures: 9 })).toEqual([])
})

it('requires text of at most 150 characters, not only spaces, and at most 9 pictures [R5.10, R5.16]', () => {
  expect(commentProblems({ ...fine, content: ' \n　' })).toEqual(['empty'])
  expect(commentProblems({ ...fine, content: '好'.repeat(151) })).toEqual(['tooLong'])
  expect(commentProblems({ ...fine, pictures: 10 })).toEqual(['tooManyPictures'])
})

it('requires every requested score, and no other score', () => {
  expect(commentProblems({ ...fine, scores: { score: undefined, logisticsScore: 0 } })).toEqual([
    'score',
    'logisticsScore',
  ])
  expect(commentProblems({ ...fine, scores: { score: 2.5 } })).toEqual(['score'])
})
