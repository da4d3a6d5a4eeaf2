import { Container } from '@millwright/ui/Container'
import type { ActionResult } from '../../loader.ts'
import type { Section } from '../../section.ts'
import { writeShopAddress } from './shopAddress.ts'
import type { ShopAddress } from './shopAddress.ts'
import type { ShopIndexProps } from './ShopIndex.load.ts'
import * as styles from './ShopIndex.css.ts'

/** The props of the shop page. */
export type ShopShownProps = ShopIndexProps & { outcome?: ActionResult }

/** The props of each section of the shop page: the screen's props and a function for addresses. */
export type ShopIndexView<Props = ShopShownProps> = Props & {
  /** Returns the address of the first page of the same products, with the given changes. */
  to: (more: Partial<ShopAddress>) => string
}

/** The sections of the shop page, by slot, in order. */
export type ShopIndexSlots<Props = ShopShownProps> = {
  /** At the top, in the width of the page. */
  head: readonly Section<ShopIndexView<Props>>[]
  /** In the width of the viewport. */
  front: readonly Section<ShopIndexView<Props>>[]
  /** The products: one region, named by the heading `shop-goods`. */
  shelf: readonly Section<ShopIndexView<Props>>[]
}

/** The layout of an open shop's page: header, front, products. */
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
