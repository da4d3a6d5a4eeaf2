import type { CartItem } from '@millwright/contract/cart/entities'
import { Container } from '@millwright/ui/Container'
import { refusedOf } from '../../layout/refusedOf.ts'
import type { Section } from '../../section.ts'
import type { ActionResult, Problem } from '../../loader.ts'
import type { CartData } from './Cart.load.ts'
import { cartLines } from './cartLines.ts'
import * as styles from './Cart.css.ts'

export type CartProps = Omit<CartData, 'head'> & { outcome?: ActionResult }

/** The props of each section of the cart: the screen's props, the cart lines and the refusal. */
export type CartView<Props = CartProps> = Props & {
  /** The available lines of all shops. */
  lines: CartItem[]
  /** The lines that are no longer available. */
  gone: CartItem[]
  /** A refused quantity, shown at its line. */
  fault: { basketId: string; problem: Problem; typed: string } | undefined
  /** Any other refusal. */
  refused: Problem | undefined
}

/** The sections of the cart, in order. */
export type CartSlots<Props = CartProps> = {
  /** One column in the width of the page. */
  page: readonly Section<CartView<Props>>[]
}

/** The layout of the cart: its sections in one column. */
export function CartFrame<Props extends CartProps>({
  shown,
  page,
}: CartSlots<Props> & {
  /** The screen's props. */
  shown: Props
}) {
  const { shops, expired, problem, outcome } = shown
  const refusal = refusedOf(outcome)
  const fault =
    refusal?.fields?.count && refusal.form
      ? { basketId: refusal.form.basketId ?? '', problem: refusal.problem, typed: refusal.form.count ?? '' }
      : undefined
  const view = {
    ...shown,
    lines: cartLines(shops),
    gone: expired.flatMap(({ shopCartItemDtoList }) => shopCartItemDtoList),
    fault,
    refused: fault ? undefined : (refusal?.problem ?? problem),
  }
  return (
    <Container>
      <div className={styles.page}>
        {page.map((Part, at) => (
          <Part key={at} {...view} />
        ))}
      </div>
    </Container>
  )
}
