import { formatChange } from '@millwright/i18n/formatChange'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Text } from '@millwright/ui/Text'
import { differenceOf } from './bestLines.ts'
import type { QuoteLine } from '@millwright/contract/quote/entities'

/** How much less or more quoted lines cost than the buyer's own prices. Nothing if they cost the same. */
export function QuoteTableDifference({ lines }: { lines: readonly QuoteLine[] }) {
  const text = useText('inquiry')
  const language = useLanguage()
  const money = useMoney()
  const difference = differenceOf(lines)
  if (!difference) return null
  const { amount, share } = difference
  return (
    <Text size={13} tone={share < 0 ? 'good' : 'warn'} figures>
      {text(share < 0 ? 'saves' : 'costsMore', { amount: money(amount), percent: formatChange(language, share) })}
    </Text>
  )
}
