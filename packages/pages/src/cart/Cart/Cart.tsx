import { CartExpired } from '@millwright/commerce/CartExpired'
import { CartShopGroup } from '@millwright/commerce/CartShopGroup'
import { CartSummary } from '@millwright/commerce/CartSummary'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { hasScreen } from '../../hasScreen.ts'
import type { ActionResult } from '../../loader.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import type { CartData } from './Cart.load.ts'
import { cartLines, tickedLines } from './cartLines.ts'
import * as styles from './Cart.css.ts'

export type CartProps = Omit<CartData, 'head'> & { outcome?: ActionResult }

/** What the buyer has gathered, by shop, and what the ticked lines cost. */
export function Cart({ shops, expired, pay, problem, notAdded, outcome }: CartProps) {
  const text = useText('cart')
  const problemText = useProblemText()
  const lines = cartLines(shops)
  const gone = expired.flatMap(({ shopCartItemDtoList }) => shopCartItemDtoList)
  const refusal = outcome && !outcome.done ? outcome : undefined
  const fault =
    refusal?.fields?.count && refusal.form
      ? { basketId: refusal.form.basketId ?? '', problem: refusal.problem, typed: refusal.form.count ?? '' }
      : undefined
  const shown = fault ? undefined : (refusal?.problem ?? problem)
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.title}>
          <Heading level={1} size={22}>
            {text('title')}
          </Heading>
          {lines.length > 0 && <Text tone="muted">{text('lines', { count: lines.length })}</Text>}
          <Button href="/_cart-template.xlsx" icon="download" size="small" tone="quiet">
            {text('template')}
          </Button>
          {lines.length > 0 && hasScreen(path('inquiry')) && (
            <Button href={path('inquiry', { cart: 1 })} icon="inquiry" size="small" tone="quiet">
              {text('quoteThese')}
            </Button>
          )}
        </div>
        <DoneNotice outcome={outcome} />
        {shown && (
          <Alert tone="warn" title={notAdded && shown === problem ? text('notAdded') : undefined}>
            {problemText(shown)}
          </Alert>
        )}
        {lines.length + gone.length === 0 && (
          <Panel>
            <Empty
              drawing="cart"
              title={text('emptyTitle')}
              action={
                <Button href={path('list')} tone="action">
                  {text('emptyAction')}
                </Button>
              }
            >
              {text('empty')}
            </Empty>
          </Panel>
        )}
        {lines.length > 0 && <CartHead />}
        {shops.map((shop) => (
          <CartShopGroup key={shop.shopId} shop={shop} fault={fault} />
        ))}
        {gone.length > 0 && <CartExpired items={gone} />}
        {lines.length > 0 && (
          <CartSummary
            basketIds={tickedLines(shops).map(({ basketId }) => basketId)}
            lines={lines.filter(({ actualStock }) => actualStock !== 0).length}
            pay={pay}
          />
        )}
      </div>
    </Container>
  )
}

function CartHead() {
  const text = useText('cart')
  return (
    <div className={styles.head} aria-hidden="true">
      <span />
      <span className={styles.goods}>{text('product')}</span>
      <span className={styles.end}>{text('price')}</span>
      <span className={styles.centre}>{text('quantity')}</span>
      <span className={styles.end}>{text('amount')}</span>
      <span className={styles.end}>{text('actions')}</span>
    </div>
  )
}
