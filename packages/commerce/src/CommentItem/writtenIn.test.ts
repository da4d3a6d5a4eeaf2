import { expect, it } from 'vitest'
import { writtenIn } from './writtenIn.ts'

it('tells the language of a review by its letters, and none of mere figures', () => {
  expect(['尺寸准，6205 OK', 'Runs quiet', '6205-2RS', '!!!', ''].map(writtenIn)).toEqual([
    'zh',
    'en',
    'en',
    undefined,
    undefined,
  ])
})
