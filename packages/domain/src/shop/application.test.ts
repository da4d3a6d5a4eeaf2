import { describe, expect, it } from 'vitest'
import {
  applicationFields,
  applicationSteps,
  emptyApplication,
  filesOfApplication,
  shopNameProblem,
  stepOfField,
  stepProblems,
  tidyApplication,
} from './application.ts'
import type { ShopApplication } from './application.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const file = (n: number) => `files/00000000-0000-4000-8000-00000000000${n}`
const right: ShopApplication = {
  shopName: '太湖链传动',
  intro: '链条、链轮、联轴器现货，支持定制。',
  shopLogo: file(1),
  city: '无锡',
  phone: '0510-83719920',
  firmName: '无锡太湖链传动有限公司',
  creditCode: '91350100M000100Y43',
  representative: '钱进',
  residence: '建筑西路777号',
  businessLicense: file(2),
  identityNumber: '11010519491231002X',
  identityCardFront: file(3),
  identityCardLater: file(4),
  categoryIds: ['1'],
  categoryFiles: '',
  brands: [{ brandName: '东华', qualifications: file(5) }],
  accountKind: 'company',
  accountName: '无锡太湖链传动有限公司',
  bankName: '工行',
  bankAccount: '1103020609900123456',
}
const all = (changes: Partial<ShopApplication>) =>
  Object.assign({}, ...applicationSteps.map((step) => stepProblems(step, { ...right, ...changes }, now)))

it('accepts a valid application, and reports every empty mandatory field', () => {
  expect(all({})).toEqual({})
  const needed = [...applicationFields.shop, ...applicationFields.company, 'categoryIds', 'accountName', 'bankName']
  expect(Object.keys(all(emptyApplication)).toSorted()).toEqual([...needed, 'bankAccount'].toSorted())
})

it.each([
  ['太湖链传动', undefined],
  ['A&B Drives (Wuxi)', undefined],
  ['', 'nameEmpty'],
  ['一'.repeat(20), undefined],
  ['一'.repeat(21), 'nameLong'],
  ['太湖@链', 'nameSigns'],
  ['<b>', 'nameSigns'],
  ['链条😀', 'nameSigns'],
  ['-链条', 'nameSigns'],
])('accepts a name of at most 20 characters without special characters: %s is %s [R5.12]', (name, problem) => {
  expect(shopNameProblem(name)).toBe(problem)
})

it('requires a description of 10 to 200 code points and an address of at least 5 [R5.12]', () => {
  const intro = (length: number) => all({ intro: '𠮷'.repeat(length) }).intro
  expect([intro(9), intro(10), intro(200), intro(201)]).toEqual(['introLength', undefined, undefined, 'introLength'])
  expect([all({ residence: '四个字的' }).residence, all({ residence: '有五个字了' }).residence]).toEqual([
    'residenceShort',
    undefined,
  ])
})

describe('check digits of numbers', () => {
  it.each([
    [{ creditCode: '91350100M000100Y44' }, 'creditCode', 'codeCheck'],
    [{ creditCode: '91350100M000100Y4' }, 'creditCode', 'codeLength'],
    [{ creditCode: '91350100M000100YI3' }, 'creditCode', 'codeCharacter'],
    [{ identityNumber: '110105194912310020' }, 'identityNumber', 'identityCheck'],
    [{ identityNumber: '110105194913310020' }, 'identityNumber', 'identityBirthday'],
    [{ accountKind: 'person' as const, bankAccount: '4111111111111112' }, 'bankAccount', 'accountCheck'],
    [{ accountKind: 'person' as const, bankAccount: '411111' }, 'bankAccount', 'accountLength'],
    [{ bankAccount: '11-AB' }, 'bankAccount', 'accountCharacter'],
  ])('%j: %s', (changes, field, problem) => {
    expect(all(changes)).toEqual({ [field]: problem })
  })
})

it('requires a name and a certificate for each brand, and reports the row', () => {
  expect(
    all({
      brands: [
        { brandName: '', qualifications: file(5) },
        { brandName: '东华', qualifications: 'https://evil.example/a.png' },
      ],
    }),
  ).toEqual({ brandName0: 'brandNameEmpty', brandFile1: 'brandCertificate' })
  expect([stepOfField('brandFile1'), stepOfField('bankAccount'), stepOfField('creditCode')]).toEqual([
    'goods',
    'bank',
    'company',
  ])
})

it('normalises numbers, and keeps only filled rows of brands', () => {
  const typed = {
    ...right,
    creditCode: ' 91350100 m000100y43',
    identityNumber: '11010519491231002x',
    shopName: '  太湖  链 ',
  }
  expect(tidyApplication({ ...typed, brands: [{ brandName: ' ', qualifications: '' }] }, now)).toMatchObject({
    creditCode: '91350100M000100Y43',
    identityNumber: '11010519491231002X',
    shopName: '太湖 链',
    brands: [],
  })
})

it('returns every file of an application, with the private files separate from the logo', () => {
  expect(filesOfApplication(right)).toEqual({ logo: [file(1)], licence: [file(2), file(3), file(4), file(5)] })
  expect(filesOfApplication(undefined)).toEqual({ logo: [], licence: [] })
})
