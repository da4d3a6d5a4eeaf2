import type { CollectedProd } from '@millwright/contract/catalogue/keptCalls'
import type { Money } from '@millwright/domain/money/money'
import { centsOf, centsText } from '@millwright/domain/money/wholeMoney'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import * as styles from './UcCollection.css.ts'

type Kept = CollectedProd & { memberPrice?: Money }

/** The date of saving, and the price change since. */
export function PriceSince({ product }: { product: Kept }) {
  const { createTime, collectPrice, price, memberPrice = price, status = 1 } = product
  const text = useText('kept')
  const language = useLanguage()
  const money = useMoney()
  const moved = collectPrice === undefined || status !== 1 ? 0n : centsOf(memberPrice) - centsOf(collectPrice)
  return (
    <>
      {createTime !== undefined && <span>{text('keptOn', { day: formatDay(language, createTime) })}</span>}
      {moved !== 0n && collectPrice !== undefined && (
        <span className={moved < 0n ? styles.cheaper : styles.dearer}>
          {text(moved < 0n ? 'cheaper' : 'dearer', {
            by: money(centsText(moved < 0n ? -moved : moved)),
            was: money(collectPrice),
          })}
        </span>
      )}
    </>
  )
}
