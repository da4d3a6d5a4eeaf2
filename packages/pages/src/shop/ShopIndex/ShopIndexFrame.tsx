import { Container } from '@millwright/ui/Container'
import type { ActionResult } from '../../loader.ts'
import type { Section } from '../../section.ts'
import { writeShopAddress } from './shopAddress.ts'
import type { ShopAddress } from './shopAddress.ts'
import type { ShopIndexProps } from './ShopIndex.load.ts'
import * as styles from './ShopIndex.css.ts'

/** The props of a shop's page. */
export type ShopShownProps = ShopIndexProps & { outcome?: ActionResult }

/** What each section of a shop's page is given: the screen's props, and the way to others of its goods. */
export type ShopIndexView<Props = ShopShownProps> = Props & {
  /** The first page of the same goods, but for what is named. */
  to: (more: Partial<ShopAddress>) => string
}

/** Which sections stand where on a shop's page, in their order. */
export type ShopIndexSlots<Props = ShopShownProps> = {
  /** Above all else, in the width of the page. */
  head: readonly Section<ShopIndexView<Props>>[]
  /** In the width of the window. */
  front: readonly Section<ShopIndexView<Props>>[]
  /** Its goods: one region, whose name is the heading `shop-goods`. */
  shelf: readonly Section<ShopIndexView<Props>>[]
}

/** An open shop's page as its sections stand on it: who it is, its front, its goods. */
export function ShopIndexFrame<Props extends ShopShownProps>({
  shown,
  head,
  front,
  shelf,
}: ShopIndexSlots<Props> & {
  /** The screen's props. */
  shown: Props
}) {
  const to = (more: Partial<ShopAddress>) => writeShopAddress({ ...shown.address, page: 1, ...more })
  const view = { ...shown, to }
  return (
    <>
      <Container>
        {head.map((Part, at) => (
          <Part key={at} {...view} />
        ))}
      </Container>
      {front.map((Part, at) => (
        <Part key={at} {...view} />
      ))}
      <Container>
        <section className={styles.shelf} aria-labelledby="shop-goods">
          {shelf.map((Part, at) => (
            <Part key={at} {...view} />
          ))}
        </section>
      </Container>
    </>
  )
}
