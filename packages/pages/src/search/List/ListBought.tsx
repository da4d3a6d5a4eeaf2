import { useInUnits } from '@millwright/commerce/useInUnits'
import type { BoughtProd } from '@millwright/contract/order/entities'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'

/** Lies above the link that covers a card. A style rule would be part of every page. */
const above = {
  position: 'relative',
  zIndex: 1,
  display: 'block',
  justifySelf: 'start',
  fontSize: 'var(--mw-size-12)',
  color: 'var(--mw-color-inkMuted)',
} as const

/** The buyer's latest purchase of a product, with a link to its order. */
export function ListBought({ bought }: { bought: BoughtProd | undefined }) {
  const text = useText('list')
  const language = useLanguage()
  const inUnits = useInUnits(bought?.unit)
  if (!bought) return null
  const date = formatDate(language, bought.payTime.slice(0, 10))
  return (
    <a href={path('order-detail', { orderNumber: bought.orderNumber })} style={above}>
      {text('bought', { date, ...inUnits(bought.prodCount) })}
    </a>
  )
}
