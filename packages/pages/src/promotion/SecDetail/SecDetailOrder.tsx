import { useInUnits } from '@millwright/commerce/useInUnits'
import { QuantityStepper } from '@millwright/commerce/QuantityStepper'
import { path } from '@millwright/domain/paths/path'
import type { ActivityPhase } from '@millwright/domain/price/activity'
import { unbrokenFacts } from '@millwright/domain/product/unbrokenFacts'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useQuantityNotes } from '../../layout/useQuantityNotes.ts'
import type { SecDetailData } from './SecDetail.load.ts'
import * as styles from './SecDetail.css.ts'

type SecDetailOrderProps = SecDetailData & { phase: ActivityPhase }

/** The form that leads to the order, or the reason why there is none. */
export function SecDetailOrder({ phase, ...props }: SecDetailOrderProps) {
  const text = useText('flashSale')
  const errors = useText('errors')
  const { sale, product, unpaid, holdMinutes } = props
  const inUnits = useInUnits(product.unit)
  const { seckillId, seckillTotalStocks: left } = sale
  if (phase === 'ended')
    return (
      <Alert
        tone="info"
        title={errors('eventEnded')}
        action={<Button href={path('flash-sale')}>{text('others')}</Button>}
      >
        {text('endedHint')}
      </Alert>
    )
  if (left === 0 && phase === 'running')
    return (
      <Alert
        tone="warn"
        title={text('gone')}
        action={
          <Button href={unpaid > 0 ? path('secdetail', { seckillId }) : path('flash-sale')}>
            {text(unpaid > 0 ? 'lookAgain' : 'others')}
          </Button>
        }
      >
        {unpaid > 0 ? text('unpaidLeft', { ...inUnits(unpaid), minutes: holdMinutes }) : text('goneHint')}
      </Alert>
    )
  return <SecDetailForm {...props} phase={phase} />
}

/** The quantity and the button. */
function SecDetailForm({ sale, product, phase, minOrderQty, packQty, holdMinutes }: SecDetailOrderProps) {
  const text = useText('flashSale')
  const errors = useText('errors')
  const commerce = useText('commerce')
  const sold = useQuantityNotes({ minOrderQty, packQty, unit: product.unit })
  const { seckillId, seckillTotalStocks: left, maxNum = 0 } = sale
  const most = Math.min(left ?? Infinity, maxNum > 0 ? maxNum : Infinity)
  const { prodId } = product
  const notes = [...sold, text('holds', { minutes: holdMinutes })]
  return (
    <form method="get" action={path('secdetail-confirm-order')} className={styles.form}>
      <input type="hidden" name="seckillId" value={seckillId} />
      <input type="hidden" name="prodId" value={prodId} />
      <QuantityStepper
        name="count"
        label={commerce('quantity')}
        size="large"
        defaultValue={minOrderQty}
        min={minOrderQty}
        pack={packQty}
        stocks={Number.isFinite(most) ? most : -1}
      />
      <Button type="submit" tone="action" size="large" disabled={phase === 'before'}>
        {phase === 'before' ? errors('eventNotStarted') : text('buy')}
      </Button>
      <p className={styles.notes}>{unbrokenFacts(notes.join(' · '))}</p>
    </form>
  )
}
