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
import { detailHref } from './detailHref.ts'
import type { DetailLocation } from './detailHref.ts'
import { useWholeScreenReady } from './useWholeScreenReady.ts'
import { useSelectedOptions } from './useSelectedOptions.ts'
import * as styles from './Detail.css.ts'
import * as buyStyles from './DetailBuy.css.ts'

/** The props of the product detail page of a listed product. */
export type DetailShownProps = Omit<DetailShown, 'head'> & { outcome?: ActionResult }

/** The selected SKU, and how to select another. */
export type DetailChoice = {
  /** Absent while the selection is incomplete. */
  sku: DetailSku | undefined
  /** The id of `sku`, or of the SKU in the address. */
  current: string | undefined
  /** The selected value of each property. */
  chosen: Readonly<Record<string, string>>
  onChoose: (chosen: Readonly<Record<string, string>>) => void
  /** Returns an address of this page with another SKU, page of SKUs, or page or kind of comments. */
  hrefOf: (to: DetailLocation) => string
  skuHref: (skuId: string) => string
}

/** The props of each section of the product detail page: the screen's props and the selection. */
export type DetailView<Props = DetailShownProps> = Props & DetailChoice

/** The quantity of the selected SKU and its price. */
export type DetailBuying = {
  unit: string | undefined
  quantity: number
  /** The typed quantity. Absent until the buyer types. */
  typed: number | undefined
  onType: (quantity: number) => void
  /** The unit price at this quantity. Absent while no SKU is selected. */
  price: Money | undefined
  soldOut: boolean
}

/** A section with a heading, listed in the link bar. */
export type DetailHeadedSection<View = DetailView> = {
  /** The target of the link: `#sizes`. */
  id: string
  /** The text of the heading and the link. */
  Title: Section<View>
  /** A sentence under the heading. */
  Hint?: Section<View>
  /** Whether the section has nothing to show. */
  isEmpty?: (view: View) => boolean
  Content: Section<View>
  /**
   * The props that `Title`, `Hint` and `Content` read beside functions. If given, they receive no others, and a server
   * renders the content for equal props once.
   */
  reads?: readonly (keyof View & string)[]
  /** Whether the content has its own frames, such as product cards. Print omits these sections. */
  bare?: boolean
}

/** The sections of the product detail page, by slot, in order. */
export type DetailSlots<Props = DetailShownProps> = {
  /** At the top, in the full width of the page. */
  above: readonly Section<DetailView<Props>>[]
  /** In the column of the pictures. */
  beside: readonly Section<DetailView<Props>>[]
  /** In the column of the buy form. These sections also receive the quantity. */
  buy: readonly Section<DetailView<Props> & DetailBuying>[]
  /**
   * Under both columns and the link bar, which lists the `headed` sections. After a client navigation they render a
   * moment later.
   */
  below: readonly (Section<DetailView<Props>> & Partial<DetailHeadedSection<DetailView<Props>>>)[]
}

/** The layout of the product detail page: two columns, a link bar and the sections below. */
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
  const arrived = useWholeScreenReady()
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
          <div className={styles.placeholder} aria-busy="true" />
        )}
      </div>
    </Container>
  )
}

function useDetailView<Props extends DetailShownProps>(props: Props): DetailView<Props> {
  const { product, skus, skuId } = props
  const [chosen, setChosen] = useSelectedOptions(props)
  const sku = chosenSku(skus, chosen) ?? (skus.length === 1 ? skus[0] : undefined)
  const choose = (next: Readonly<Record<string, string>>) => {
    const found = chosenSku(skus, next)
    setChosen(next, found?.skuId)
    if (!found) return
    // A reload and a shared link show the same SKU. The host updates address and title (`renamed`).
    history.replaceState(history.state, '', skuHref(found.skuId))
    // Accessories differ by SKU. If any SKU has some (`fitted`), the host reloads the data.
    const detail = { title: detailName(product, found), again: props.fitted }
    document.dispatchEvent(new CustomEvent('renamed', { detail }))
  }
  const current = sku?.skuId ?? skuId
  const hrefOf = (to: DetailLocation) => detailHref(props, { sku: skus.length > 1 ? current : undefined, ...to })
  const skuHref = (id: string) => hrefOf({ sku: id })
  return { ...props, sku, current, chosen, onChoose: choose, hrefOf, skuHref }
}

/** The column of the buy form. Typing a quantity re-renders only this column. */
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
