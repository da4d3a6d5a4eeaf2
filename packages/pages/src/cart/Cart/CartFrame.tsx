import type { CartItem } from '@millwright/contract/cart/entities'
import { Container } from '@millwright/ui/Container'
import type { Section } from '../../section.ts'
import type { ActionResult, Problem } from '../../loader.ts'
import type { CartData } from './Cart.load.ts'
import { cartLines } from './cartLines.ts'
import * as styles from './Cart.css.ts'

export type CartProps = Omit<CartData, 'head'> & { outcome?: ActionResult }

/** What each section of the cart is given: the screen's props, with its lines, and with what was refused. */
export type CartView<Props = CartProps> = Props & {
  /** What can be bought, of all shops. */
  lines: CartItem[]
  /** What cannot be bought any more. */
  gone: CartItem[]
  /** A quantity that could not be, said at its line. */
  fault: { basketId: string; problem: Problem; typed: string } | undefined
  /** What else was refused. */
  refused: Problem | undefined
}

/** Which sections stand on the cart's page, in their order. */
export type CartSlots<Props = CartProps> = {
  /** One beneath the other, in the width of the page. */
  page: readonly Section<CartView<Props>>[]
}

/** The cart as its sections stand on it, one beneath the other. */
export function CartFrame<Props extends CartProps>({
  shown,
  page,
}: CartSlots<Props> & {
  /** The screen's props. */
  shown: Props
}) {
  const { shops, expired, problem, outcome } = shown
  const refusal = outcome && !outcome.done ? outcome : undefined
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
