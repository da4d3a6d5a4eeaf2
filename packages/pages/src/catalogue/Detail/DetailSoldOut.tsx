import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Link } from '@millwright/ui/Link'
import type { DetailView } from './DetailFrame.tsx'
import * as styles from './DetailBuy.css.ts'

export type DetailSoldOutProps = Pick<DetailView, 'product' | 'skus' | 'sku' | 'substitutes' | 'watched'>

/** The ways out for a sold-out size: a notice when it is back, another size, a substitute, or a quote. */
export function DetailSoldOut({ product: { prodId }, skus, sku, substitutes, watched }: DetailSoldOutProps) {
  const text = useText('detail')
  const waits = sku !== undefined && watched?.includes(sku.skuId)
  return (
    <Alert tone="warn" title={text(waits ? 'soldOutWatched' : 'soldOut')}>
      <div className={styles.soldOut}>
        <span>
          {text(skus.some(({ stocks }) => stocks !== 0) ? 'soldOutHint' : 'soldOutHintAll')}{' '}
          {substitutes.length > 0 && <Link href="#substitutes">{text('soldOutSubstitutes')}</Link>}
        </span>
        {sku && watched && (
          <form method="post" action={path('detail', { prodId, sku: sku.skuId })} data-enhance="stay">
            <input type="hidden" name="intent" value="watch" />
            <input type="hidden" name="skuId" value={sku.skuId} />
            <Button type="submit" name="wish" value={waits ? '0' : '1'} size="small" icon={waits ? undefined : 'bell'}>
              {text(waits ? 'unwatch' : 'watch')}
            </Button>
          </form>
        )}
      </div>
    </Alert>
  )
}
