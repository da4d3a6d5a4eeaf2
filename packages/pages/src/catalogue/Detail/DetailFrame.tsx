import { useState } from 'react'
import type { Money } from '@millwright/domain/money/money'
import { stepAt } from '@millwright/domain/price/price'
import { chosenSku } from '@millwright/domain/product/skuMatrix'
import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import type { ActionResult } from '../../loader.ts'
import type { Section } from '../../section.ts'
import type { DetailShown, DetailSku } from './Detail.load.ts'
import { detailName } from './detailName.ts'
import { placeHref } from './placeHref.ts'
import type { Place } from './placeHref.ts'
import { useArrived } from './useArrived.ts'
import { useChosen } from './useChosen.ts'
import * as styles from './Detail.css.ts'
import * as buyStyles from './DetailBuy.css.ts'

/** The props of a product's page, where the product is sold. */
export type DetailShownProps = Omit<DetailShown, 'head'> & { outcome?: ActionResult }

/** Which size is chosen, and how to choose another. */
export type DetailChoice = {
  /** Absent while the choice is not complete. */
  sku: DetailSku | undefined
  /** The id of `sku`, or of the size that the address names. */
  current: string | undefined
  /** What is chosen of each property. */
  chosen: Readonly<Record<string, string>>
  onChoose: (chosen: Readonly<Record<string, string>>) => void
  /** To another place of this page: a size, a page of sizes, a page or a kind of comments. */
  hrefOf: (to: Place) => string
  skuHref: (skuId: string) => string
}

/** What each section of a product's page is given: the screen's props, and the size that is chosen. */
export type DetailView<Props = DetailShownProps> = Props & DetailChoice

/** How many pieces of the chosen size are to be bought, and what one of them costs. */
export type DetailBuying = {
  unit: string | undefined
  quantity: number
  /** What was typed; absent before. */
  typed: number | undefined
  onType: (quantity: number) => void
  /** Of one piece at this quantity; absent while no size is chosen. */
  price: Money | undefined
  soldOut: boolean
}

/** A section with a heading of its own, to which the bar of links leads. */
export type DetailHeaded<View = DetailView> = {
  /** What the link names: `#sizes`. */
  id: string
  /** The words of the heading and of the link. */
  Title: Section<View>
  /** A sentence beneath the heading. */
  Hint?: Section<View>
  /** Whether there is nothing of it to show. */
  isEmpty?: (view: View) => boolean
  Content: Section<View>
  /** Its content has frames of its own: other products, which paper leaves out. */
  bare?: boolean
}

/** Which sections stand where on a product's page, in their order. */
export type DetailSlots<Props = DetailShownProps> = {
  /** Above all else, in the width of the page. */
  above: readonly Section<DetailView<Props>>[]
  /** In the column of the pictures. */
  beside: readonly Section<DetailView<Props>>[]
  /** In the column where it is bought; these know the quantity too. */
  buy: readonly Section<DetailView<Props> & DetailBuying>[]
  /**
   * Beneath both columns and a bar of links to those that are `headed`; drawn a moment later where somebody came by a
   * link.
   */
  below: readonly (Section<DetailView<Props>> & Partial<DetailHeaded<DetailView<Props>>>)[]
}

/** A product's page as its sections stand on it: two columns, a bar of links, and what they lead to. */
export function DetailFrame<Props extends DetailShownProps>({
  shown,
  above,
  beside,
  buy,
  below,
}: DetailSlots<Props> & {
  /** The screen's props. */
  shown: Props
}) {
  const text = useText('detail')
  const view = useDetailView(shown)
  const arrived = useArrived()
  return (
    <Container width="wide">
      <div className={styles.screen}>
        {above.map((Part, at) => (
          <Part key={at} {...view} />
        ))}
        <div className={styles.top}>
          <div className={styles.beside}>
            {beside.map((Part, at) => (
              <Part key={at} {...view} />
            ))}
          </div>
          <Buying view={view} sections={buy} />
        </div>
        <nav className={styles.places} aria-label={text('sections')}>
          {below.map(
            ({ id, Title, isEmpty }) =>
              Title &&
              !isEmpty?.(view) && (
                <a key={id} href={`#${id}`} className={styles.place} data-reload="">
                  <Title {...view} />
                </a>
              ),
          )}
        </nav>
        {arrived ? (
          below.map((Part, at) => <Part key={at} {...view} />)
        ) : (
          <div className={styles.coming} aria-busy="true" />
        )}
      </div>
    </Container>
  )
}

function useDetailView<Props extends DetailShownProps>(props: Props): DetailView<Props> {
  const { product, skus, skuId } = props
  const [chosen, setChosen] = useChosen(props)
  const sku = chosenSku(skus, chosen) ?? (skus.length === 1 ? skus[0] : undefined)
  const choose = (next: Readonly<Record<string, string>>) => {
    const found = chosenSku(skus, next)
    setChosen(next, found?.skuId)
    if (!found) return
    // A reload and a shared link show the same size; the host takes over address and title (`renamed`).
    history.replaceState(history.state, '', skuHref(found.skuId))
    // What fits this size is other goods than what fits that.
    const detail = { title: detailName(product, found), anew: props.fitted }
    document.dispatchEvent(new CustomEvent('renamed', { detail }))
  }
  const current = sku?.skuId ?? skuId
  const hrefOf = (to: Place) => placeHref(props, { sku: skus.length > 1 ? current : undefined, ...to })
  const skuHref = (id: string) => hrefOf({ sku: id })
  return { ...props, sku, current, chosen, onChoose: choose, hrefOf, skuHref }
}

/** The column where it is bought: what is typed there draws nothing else anew. */
function Buying<Props extends DetailShownProps>({
  view,
  sections,
}: {
  view: DetailView<Props>
  sections: DetailSlots<Props>['buy']
}) {
  const { product, sku } = view
  const [typed, setTyped] = useState<number>()
  const { minOrderQty = 1, steps = [], stocks = 0 } = sku ?? {}
  const quantity = Math.max(typed ?? 0, minOrderQty)
  const buying: DetailBuying = {
    unit: sku?.unit ?? product.unit,
    quantity,
    typed,
    onType: setTyped,
    price: stepAt(steps, quantity)?.price,
    soldOut: sku !== undefined && stocks === 0,
  }
  return (
    <div className={buyStyles.buy}>
      {sections.map((Part, at) => (
        <Part key={at} {...view} {...buying} />
      ))}
    </div>
  )
}
