import { readProperties } from './skuMatrix.ts'

/** Names a size by its model and the values of its options: `6206-2RS · Rubber seal`. */
export function sizeName({
  partyCode,
  properties = '',
}: {
  partyCode?: string | undefined
  properties?: string | undefined
}) {
  return [partyCode, ...readProperties(properties).map(({ value }) => value)].filter(Boolean).join(' · ')
}
