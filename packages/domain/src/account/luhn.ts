/**
 * Checks digits by Luhn (ISO/IEC 7812): every second digit from the right is doubled, and the sum of all digits is a
 * multiple of 10.
 */
export function isLuhn(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
