import { expect, it } from 'vitest'
import { CARD_TTL_MS, cardNoOf, isCardNo, readCardCookie, sharedPath, writeCardCookie } from './cardNo.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')

it('detects any wrong digit of a card number by its check digit', () => {
  const card = cardNoOf(880_000_004)
  expect(card).toBe('8800000047')
  for (let at = 0; at < card.length; at++)
    for (let digit = 0; digit < 10; digit++) {
      const other = card.slice(0, at) + digit + card.slice(at + 1)
      expect(isCardNo(other)).toBe(other === card)
    }
  expect([undefined, null, 8_800_000_047, ' 8800000047', '88000000471'].map(isCardNo)).not.toContain(true)
})

it('adds the card number to a link once, and keeps the link’s other parameters', () => {
  expect(sharedPath('/detail/7?sku=9', '8800000047')).toBe('/detail/7?sku=9&distributionCardNo=8800000047')
  expect(sharedPath('/detail/7?distributionCardNo=1', '8800000047')).toBe('/detail/7?distributionCardNo=8800000047')
})

it('accepts a card cookie for seven days, and refuses a later expiry', () => {
  const kept = writeCardCookie('8800000047', now)
  expect(readCardCookie(kept, now)).toBe('8800000047')
  expect(readCardCookie(kept, now + CARD_TTL_MS - 1)).toBe('8800000047')
  expect(readCardCookie(kept, now + CARD_TTL_MS)).toBeUndefined()
  expect(readCardCookie(kept, now - 1)).toBeUndefined()
  for (const forged of [
    '',
    '8800000047',
    '8800000048.1795226400000',
    `8800000047.${now + 8 * 86_400_000}`,
    '8800000047.x',
  ])
    expect(readCardCookie(forged, now)).toBeUndefined()
})

it('pads a short number, and refuses numbers of the wrong length', () => {
  expect(cardNoOf(4)).toMatch(/^000000004\d$/)
  expect(isCardNo(cardNoOf(4))).toBe(true)
  expect(sharedPath('/detail/7', '8800000047')).toBe('/detail/7?distributionCardNo=8800000047')
  const until = now + CARD_TTL_MS
  expect(readCardCookie(undefined, now)).toBeUndefined()
  for (const forged of [
    `.${until}`,
    `8800000048.${until}`,
    `8800000047.0${until}`,
    `8800000047. ${until}`,
    `8800000047.${until} `,
  ])
    expect(readCardCookie(forged, now), forged).toBeUndefined()
  for (const digit of '0123456789') expect(isCardNo(`8800000047${digit}`), digit).toBe(false)
})
