import { expect, it } from 'vitest'
import { initialsOf } from './initialsOf.ts'

it.each([
  ['王小明', '小明'],
  ['王明', '王明'],
  ['欧阳小明', '小明'],
  ['苏州轴承有限公司', '苏州'],
  ['Ada Lovelace', 'AL'],
  ['anna-maria von berg', 'AB'],
  ['Éva', 'É'],
  ['Wang 小明', 'W'],
  ['  ', ''],
  ['—', ''],
])('shortens “%s” to “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
