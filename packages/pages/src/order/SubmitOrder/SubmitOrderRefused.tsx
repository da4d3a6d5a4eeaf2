import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Panel } from '@millwright/ui/Panel'
import type { Problem } from '../../loader.ts'
import type { OrderSource } from './orderSource.ts'
import * as styles from './SubmitOrder.css.ts'

/** The mall's refusal to price the order, with the link back to the cart or the product. */
export function SubmitOrderRefused({ source, problem }: { source: OrderSource; problem: Problem }) {
  const text = useText('order')
  const problemText = useProblemText()
  const back =
    source.kind === 'cart'
      ? { href: path('cart'), label: text('backToCart') }
      : { href: path('detail', { prodId: source.prodId, sku: source.skuId }), label: text('backToProduct') }
  return (
    <Panel>
      <Empty
        drawing="order"
        title={text('refusedTitle')}
        action={
          <div className={styles.buttons}>
            <Button href={back.href} tone="action">
              {back.label}
            </Button>
            {'key' in problem && problem.key === 'linesOrdered' && (
              <Button href={path('uc-order')}>{text('orders')}</Button>
            )}
          </div>
        }
      >
        {problemText(problem)}
      </Empty>
    </Panel>
  )
}
