import { expect, it } from 'vitest'
import { masked, readApplication } from './application.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const pic = (n: number) => `files/00000000-0000-4000-8000-00000000000${n}`
const person = {
  type: '1',
  realName: ' 周推广 ',
  identityCardNumber: '１１０１０５ 19491231 002x',
  identityCardPicFront: pic(1),
  identityCardPicBack: pic(2),
  userMobile: '138-0000-0004',
  bankName: '中国工商银行',
  bankBranch: '长沙支行',
  bankAccount: '6222 0200 0000 0000 000',
}

it('reads an individual’s application in any common format [R2.09]', () => {
  expect(readApplication({ ...person, companyName: 'left over' }, now)).toEqual({
    application: {
      ...person,
      type: 1,
      realName: '周推广',
      identityCardNumber: '11010519491231002X',
      userMobile: '13800000004',
      bankAccount: '6222020000000000000',
    },
  })
})

it('requires a licence and a credit code from stores and companies, whose accounts need no check digit [R2.09]', () => {
  const company = { ...person, type: '3', bankAccount: '800123456789012' }
  expect(readApplication(company, now)).toEqual({
    problems: { companyName: 'missing', creditCode: 'credit.empty', licensePic: 'picture' },
  })
  const whole = { ...company, companyName: '星沙机械', creditCode: '91350100m000100y43', licensePic: pic(3) }
  expect(readApplication(whole, now)).toMatchObject({ application: { type: 3, creditCode: '91350100M000100Y43' } })
})

it('reports the problem of each field [R8.06]', () => {
  expect(readApplication({}, now)).toEqual({
    problems: {
      type: 'type',
      realName: 'missing',
      identityCardNumber: 'identity.empty',
      identityCardPicFront: 'picture',
      identityCardPicBack: 'picture',
      userMobile: 'mobile',
      bankName: 'missing',
      bankBranch: 'missing',
      bankAccount: 'bank.empty',
    },
  })
  for (const [field, typed, problem] of [
    ['identityCardNumber', '110105194912310020', 'identity.check'],
    ['bankAccount', '6222020000000000009', 'bank.check'],
    ['cardNoOfInviter', '8800000048', 'cardNo'],
    ['realName', '周'.repeat(31), 'long'],
    ['identityCardPicBack', 'https://example.com/a.png', 'picture'],
  ] as const)
    expect(readApplication({ ...person, [field]: typed }, now)).toEqual({ problems: { [field]: problem } })
})

it('masks a number except its ends', () => {
  expect(masked('11010519491231002X', 4, 2)).toBe('1101************2X')
  expect(masked('1234', 4, 2)).toBe('1234')
})

it('requires a company’s documents from a store too, and accepts long names and the inviter’s card [R2.09]', () => {
  const store = { ...person, type: '2', bankAccount: '800123456789012' }
  expect(readApplication(store, now)).toEqual({
    problems: { companyName: 'missing', creditCode: 'credit.empty', licensePic: 'picture' },
  })
  expect(readApplication({ ...person, realName: '周'.repeat(30), cardNoOfInviter: '8800 0000-47' }, now)).toMatchObject(
    {
      application: { realName: '周'.repeat(30), cardNoOfInviter: '8800000047' },
    },
  )
  for (const userMobile of ['x13800000004', '138000000045', '138000000'])
    expect(readApplication({ ...person, userMobile }, now)).toEqual({ problems: { userMobile: 'mobile' } })
  expect(readApplication({ ...person, bankAccount: '12345674' }, now)).toEqual({
    problems: { bankAccount: 'bank.length' },
  })
  // A person's account needs a check digit, so an account valid for companies is refused.
  expect(readApplication({ ...person, bankAccount: '800123456789012' }, now)).toMatchObject({
    problems: { bankAccount: expect.stringMatching(/^bank\./) as string },
  })
})

it('masks the middle digit of a number one digit longer than its ends', () => {
  expect([masked('123456', 4, 2), masked('1234567', 4, 2)]).toEqual(['123456', '1234*67'])
})
