import { useInUnits } from '@millwright/commerce/useInUnits'
import type { BoughtProd } from '@millwright/contract/order/entities'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Text } from '@millwright/ui/Text'

/** Lies above the link that covers a card. A style rule would be part of every page. */
const above = { position: 'relative', zIndex: 1, justifySelf: 'start' } as const
const plain = { color: 'inherit' } as const

/** The buyer's latest purchase of a product, with a link to its order. */
export function ListBought({ bought }: { bought: BoughtProd | undefined }) {
  const text = useText('list')
  const language = useLanguage()
  const inUnits = useInUnits(bought?.unit)
  if (!bought) return null
  const date = formatDate(language, bought.payTime.slice(0, 10))
  return (
    <span style={above}>
      <Text size={12} tone="muted">
        <a href={path('order-detail', { orderNumber: bought.orderNumber })} style={plain}>
          {text('bought', { date, ...inUnits(bought.prodCount) })}
        </a>
      </Text>
    </span>
  )
}
