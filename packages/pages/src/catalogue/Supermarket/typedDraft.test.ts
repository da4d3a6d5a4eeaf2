// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { keepTyped, keptTyped } from './typedDraft.ts'

beforeEach(() => sessionStorage.clear())

it('keeps typed quantities, and forgets them once the boxes are empty', () => {
  keepTyped([
    ['1', '20'],
    ['2', ' '],
  ])
  expect(keptTyped()).toEqual({ 1: '20' })
  keepTyped([['1', '']])
  expect(keptTyped()).toEqual({})
})

it.each(['{', 'null', '[1]', '{"1":2}'])('reads nothing from a foreign value: %s', (value) => {
  sessionStorage.setItem('supermarket', value)
  expect(keptTyped()).toEqual({})
})
