import type { CollectedProd } from '@millwright/contract/catalogue/keptCalls'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useCurrency, useMoney } from '@millwright/ui/CurrencyProvider'
import { Icon } from '@millwright/ui/Icon'
import { TextField } from '@millwright/ui/TextField'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import type { ActionResult } from '../../loader.ts'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import * as styles from './UcCollection.css.ts'

type PriceNoticeProps = { product: CollectedProd; action: string; outcome: ActionResult | undefined }

/** The price at which the buyer wants a notice of a saved product. It opens without scripts. */
export function PriceNotice({ product, action, outcome }: PriceNoticeProps) {
  const { prodId, prodName, partyCode, watchedPrice } = product
  const text = useText('kept')
  const money = useMoney()
  const { symbol } = useCurrency()
  const mine = outcome?.form?.prodId === prodId ? outcome : undefined
  const { problem, typed, errorAt } = useFormOutcome(mine)
  return (
    <details className={styles.notice} open={mine !== undefined || undefined}>
      <summary className={styles.noticeHead}>
        <Icon name="bell" />
        <span aria-hidden>
          {watchedPrice === undefined ? text('watch') : text('watchedAt', { price: money(watchedPrice) })}
        </span>
        <VisuallyHidden>{text('watchOf', { name: partyCode ?? prodName })}</VisuallyHidden>
      </summary>
      <form method="post" action={action} className={styles.noticeForm} noValidate>
        <input type="hidden" name="prodId" value={prodId} />
        <input type="hidden" name="id" value={prodId} />
        <TextField
          label={text('watchPrice')}
          hint={text('watchHint')}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          prefix={symbol}
          maxLength={16}
          defaultValue={typed('price') ?? watchedPrice}
          error={errorAt('price') ?? problem}
        />
        <div className={styles.noticeActs}>
          <Button type="submit" name="intent" value="watch" tone="action">
            {text('watchSet')}
          </Button>
          {watchedPrice !== undefined && (
            <Button type="submit" name="intent" value="unwatch">
              {text('watchAny')}
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
