import { describe, expect, it } from 'vitest'
import { readBankAccount } from './bankAccount.ts'
import { readIdentityNumber } from './identityNumber.ts'

const now = Date.UTC(2026, 10, 23)

describe('an identity number', () => {
  it('is accepted in any common format, and only with its check digit', () => {
    expect(readIdentityNumber('11010519491231002X', now)).toEqual({ number: '11010519491231002X' })
    expect(readIdentityNumber(' １１０１０５ 19491231-002x ', now)).toEqual({ number: '11010519491231002X' })
    for (const check of '0123456789')
      expect(readIdentityNumber(`11010519491231002${check}`, now)).toEqual({ problem: 'check' })
  })

  it('detects any single mistyped digit', () => {
    const good = '440524188001010014'.replace('1880', '1980')
    const [number] = [...'0123456789X'].map((check) => good.slice(0, 17) + check).filter(isRead)
    expect(number).toBeDefined()
    for (let at = 0; at < 17; at++)
      for (const digit of '0123456789')
        if (digit !== number![at])
          expect('number' in readIdentityNumber(number!.slice(0, at) + digit + number!.slice(at + 1), now)).toBe(false)
  })

  it.each([
    ['', 'empty'],
    ['1101051949123100', 'length'],
    ['1101051949123100200', 'length'],
    ['110105X9491231002X', 'character'],
    ['X10105194912310021', 'character'],
    ['11010519491231O0', 'character'],
    ['A1010519491231002X', 'character'],
    ['1101051949123100X1', 'character'],
    ['11010519491231002A', 'character'],
    ['一一010519491231002X', 'character'],
    ['110105194913310020', 'birthday'],
    ['110105202302300020', 'birthday'],
    ['110105202612310020', 'birthday'],
    ['110105188012310020', 'birthday'],
  ])('reports the problem of "%s": %s', (raw, problem) => {
    expect(readIdentityNumber(raw, now)).toEqual({ problem })
  })

  it('accepts a birthday from the first moment of its day in China', () => {
    const birth = Date.parse('1949-12-31T00:00:00+08:00')
    expect(readIdentityNumber('11010519491231002X', birth)).toEqual({ number: '11010519491231002X' })
    expect(readIdentityNumber('11010519491231002X', birth - 1)).toEqual({ problem: 'birthday' })
  })

  const isRead = (number: string) => 'number' in readIdentityNumber(number, now)
})

describe('a bank account', () => {
  it('needs a check digit if it belongs to a person, but not if it belongs to a company', () => {
    expect(readBankAccount('6222 0212 3456 7890 128', 'person')).toEqual({ account: '6222021234567890128' })
    expect(readBankAccount('6222021234567890127', 'person')).toEqual({ problem: 'check' })
    expect(readBankAccount('4242-4242-4242-4242', 'person')).toEqual({ account: '4242424242424242' })
    expect(readBankAccount('１２００１０３８', 'company')).toEqual({ account: '12001038' })
    expect(readBankAccount('6222021234567890127', 'company')).toEqual({ account: '6222021234567890127' })
  })

  it.each([
    ['', 'person', 'empty'],
    ['622202123456', 'person', 'length'],
    ['62220212345678901289', 'person', 'length'],
    ['1200103', 'company', 'length'],
    ['1'.repeat(31), 'company', 'length'],
    ['6222O21234567890128', 'person', 'character'],
  ] as const)('reports the problem of "%s" of a %s: %s', (raw, of, problem) => {
    expect(readBankAccount(raw, of)).toEqual({ problem })
  })
})
