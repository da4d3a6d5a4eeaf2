import fc from 'fast-check'
import { capitalAmount } from './capitalAmount.ts'
import { money } from './money.ts'

const words = (amount: string) => capitalAmount(money(amount))

it('writes amounts as Chinese bills do [R5.18]', () => {
  expect(
    Object.fromEntries(
      ['0', '0.05', '0.50', '0.55', '1', '10', '10.05', '15.30', '107', '1050.30', '6007.14', '1680.32'].map((one) => [
        one,
        words(one),
      ]),
    ),
  ).toEqual({
    '0': '零圆整',
    '0.05': '伍分',
    '0.50': '伍角整',
    '0.55': '伍角伍分',
    '1': '壹圆整',
    '10': '壹拾圆整',
    '10.05': '壹拾圆零伍分',
    '15.30': '壹拾伍圆叁角整',
    '107': '壹佰零柒圆整',
    '1050.30': '壹仟零伍拾圆叁角整',
    '6007.14': '陆仟零柒圆壹角肆分',
    '1680.32': '壹仟陆佰捌拾圆叁角贰分',
  })
})

it('writes a run of zeros once, also across groups of four digits [R5.18]', () => {
  expect(words('100000')).toBe('壹拾万圆整')
  expect(words('100001')).toBe('壹拾万零壹圆整')
  expect(words('101000')).toBe('壹拾万零壹仟圆整')
  expect(words('107000.53')).toBe('壹拾万零柒仟圆伍角叁分')
  expect(words('123456789.01')).toBe('壹亿贰仟叁佰肆拾伍万陆仟柒佰捌拾玖圆零壹分')
  expect(words('100000000')).toBe('壹亿圆整')
  expect(words('100000005')).toBe('壹亿零伍圆整')
  expect(words('1000000000000')).toBe('壹万亿圆整')
  expect(words('1200300000000')).toBe('壹万贰仟零叁亿圆整')
})

it('rounds to the cent, marks negative amounts, and throws from 10^16 [R5.18]', () => {
  expect(words('1.005')).toBe('壹圆零壹分')
  expect(words('-12.50')).toBe('负壹拾贰圆伍角整')
  expect(words('-0.001')).toBe('零圆整')
  expect(() => words('10000000000000000')).toThrow(RangeError)
})

/** Reads the words back, independently of the code under test. */
function readBack(text: string): bigint {
  const digit = (one: string) => BigInt('零壹贰叁肆伍陆柒捌玖'.indexOf(one))
  const [, whole = '', rest = ''] = /^(?:(.*)圆)?(.*)$/.exec(text) ?? []
  let [total, section, last] = [0n, 0n, 0n]
  for (const one of whole) {
    const place = { 拾: 10n, 佰: 100n, 仟: 1000n }[one]
    if (place) section += last * place
    else if (one === '万') section = (section + last) * 10_000n
    else if (one === '亿') [total, section] = [(total + section + last) * 100_000_000n, 0n]
    last = '零壹贰叁肆伍陆柒捌玖'.includes(one) ? digit(one) : 0n
  }
  const jiao = /(.)角/.exec(rest)?.[1]
  const fen = /(.)分/.exec(rest)?.[1]
  return (total + section + last) * 100n + (jiao ? digit(jiao) * 10n : 0n) + (fen ? digit(fen) : 0n)
}

it('writes every amount so that it can be read back, never with two zeros in a row [R5.18]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), (cents) => {
      const text = words(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
      expect(text).not.toMatch(/零零/)
      expect(readBack(text)).toBe(cents)
    }),
    { numRuns: 2000 },
  )
})
