/** GB 32100-2015: digits and capital letters without I, O, S, V and Z. The 18th character is the check character. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const LENGTH = 18

export type CreditCodeProblem = 'empty' | 'length' | 'character' | 'check'

/**
 * Reads a typed unified social credit code. Spaces, dashes, full-width characters and lowercase letters are accepted.
 * Returns the code, or the problem with its evidence in `found`: the actual length, or the first invalid character.
 */
export function readCreditCode(raw: string): { code: string } | { problem: CreditCodeProblem; found: string } {
  const code = raw.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  if (!code) return { problem: 'empty', found: '' }
  const stranger = [...code].find((character) => !ALPHABET.includes(character))
  if (stranger !== undefined) return { problem: 'character', found: stranger }
  if (code.length !== LENGTH) return { problem: 'length', found: String(code.length) }
  return code.at(-1) === checkOf(code) ? { code } : { problem: 'check', found: code }
}

/** Returns the check character of the first 17 characters. The weights are the powers of 3 modulo 31. */
function checkOf(code: string): string | undefined {
  let sum = 0
  let weight = 1
  for (const character of code.slice(0, LENGTH - 1)) {
    sum += ALPHABET.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return ALPHABET[(31 - (sum % 31)) % 31]
}
