import type { MatchSign } from '@millwright/contract/quick-order/entities'
import type { useText } from '@millwright/i18n/Texts'

type Say = ReturnType<typeof useText<'quickOrder'>>

const keys = {
  number: 'signNumber',
  ownNumber: 'signOwnNumber',
  interchange: 'signInterchange',
  maker: 'signMaker',
  otherMaker: 'signOtherMaker',
  size: 'signSize',
  words: 'signWords',
  unfit: 'signUnfit',
  dimensions: 'signDimensions',
  rating: 'signRating',
  differs: 'signDiffers',
  notRead: 'signNotRead',
  measure: 'signMeasure',
  strengthClass: 'signStrengthClass',
  standard: 'signStandard',
  inStock: 'signInStock',
} as const

/** The signs that speak against a candidate. */
const against: readonly MatchSign['kind'][] = ['otherMaker', 'unfit', 'notRead', 'measure']

/** Returns a sign in words. */
export function signText(say: Say, { kind, name = '', value = '', asked = '' }: MatchSign): string {
  return say(keys[kind], { name, value, asked }).trim()
}

export const isAgainst = ({ kind }: MatchSign): boolean => against.includes(kind)
