import { expect, it } from 'vitest'
import { initialOf } from './initialOf.ts'

it('stands for a name by its first letter, as a capital and whole', () => {
  expect(['zhang wei', ' 张工', 'élan', '𠮷田', '', '  '].map(initialOf)).toEqual(['Z', '张', 'É', '𠮷', '', ''])
})
