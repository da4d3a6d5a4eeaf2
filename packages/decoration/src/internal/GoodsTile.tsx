import { usePaths } from '@millwright/commerce/CommerceProvider'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import { cardTitle } from '@millwright/domain/product/cardTitle'
import type { Money as Amount } from '@millwright/domain/money/money'
import { unbrokenFacts } from '@millwright/domain/product/unbrokenFacts'
import { productPath } from '@millwright/domain/link/productPath'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import { ownPrice } from './ownPrice.ts'
import * as styles from './GoodsTile.css.ts'

export const tileLooks = ['card', 'thumb', 'row', 'wide', 'line', 'hero'] as const
export type TileLook = (typeof tileLooks)[number]
export type TilePart = 'name' | 'brief' | 'price'

const lowLooks: readonly TileLook[] = ['row', 'wide', 'hero']
const everyPart: readonly TilePart[] = ['name', 'brief', 'price']

type GoodsTileProps = {
  product: CardProduct
  look?: TileLook
  parts?: readonly TilePart[]
  price?: Amount
  href?: string | undefined
  /**
   * The text in place of the brief and of "sold out". If the look or `parts` omit the brief, the note is not shown and
   * the price stays.
   */
  note?: string | undefined
  /** The text shown as a button, which looks clickable but is part of the one link. */
  action?: string
  eager?: boolean
}

/**
 * Renders one product of a decorated page: a picture, the parts that the merchant chose, and one link over the whole
 * tile. Its height depends on its look and parts, not on the product.
 */
export function GoodsTile({
  product,
  look = 'card',
  parts = everyPart,
  price = ownPrice(product) ?? product.price,
  href: given,
  note,
  action,
  eager,
}: GoodsTileProps) {
  const text = useText('decoration')
  const { product: pathOf = productPath } = usePaths()
  const href = given ?? pathOf({ prodId: product.prodId })
  const { prodName, brief, pic, totalStocks } = product
  const before = priceBefore(product, price)
  const word = note ?? (totalStocks === 0 ? text('soldOut') : undefined)
  const named = parts.includes('name')
  const briefed = parts.includes('brief') && look !== 'thumb' && look !== 'line'
  return (
    <article className={styles.tile({ look })}>
      {look !== 'line' && (
        <span className={styles.picture({ look })}>
          <Image src={pic} alt="" ratio={1} fit="contain" {...(eager ? { eager } : {})} />
        </span>
      )}
      <span className={styles.words({ look })}>
        <a
          className={styles.link(
            named ? { named: look === 'line' ? 'line' : 'block', low: lowLooks.includes(look) } : {},
          )}
          href={href}
        >
          {named ? <TileName product={product} look={look} /> : <span className={styles.unseen}>{prodName}</span>}
        </a>
        {briefed && (
          <span className={styles.brief({ word: Boolean(word) })}>{word ?? (brief && unbrokenFacts(brief))}</span>
        )}
        {parts.includes('price') && (
          <span className={styles.prices({ look })}>
            {word && note === undefined && !briefed ? (
              <span className={styles.brief({ word: true })}>{word}</span>
            ) : (
              <Price product={product} look={look} price={price} />
            )}
            {before && look !== 'thumb' && look !== 'line' && (
              <Money amount={before} size={12} tone="muted" struck label={text('listPrice')} />
            )}
          </span>
        )}
        {action && <span className={styles.action}>{action}</span>}
      </span>
    </article>
  )
}

function TileName({ product, look }: { product: CardProduct; look: TileLook }) {
  const { title, name } = cardTitle(product)
  return (
    <>
      {name !== undefined && <b className={styles.model({ look })}>{title}</b>}
      <span className={styles.name({ look, alone: name === undefined })}>{name ?? title}</span>
    </>
  )
}

function Price({ product, look, price }: { product: CardProduct; look: TileLook; price: Amount }) {
  const text = useText('decoration')
  const locale = useLocale()
  const { unit, skuNumber = 1 } = product
  // "From" marks the lowest price of several SKUs. A sale price has no such mark.
  const from = skuNumber > 1 && (price === product.price || price === ownPrice(product)) && (
    <span className={styles.from}>{text('fromPrice')}</span>
  )
  return (
    <span className={styles.price}>
      {locale === 'en' && from}
      <Money
        amount={price}
        size={look === 'hero' ? 22 : look === 'card' ? 18 : 16}
        {...(unit && look !== 'thumb' ? { unit } : {})}
      />
      {locale === 'zh' && from}
    </span>
  )
}

/** Returns the higher price that is shown struck through: the shop's own, otherwise the list price. */
function priceBefore(product: CardProduct, price: Amount): Amount | undefined {
  if (price !== product.price) return product.price
  return Number(product.oriPrice ?? 0) > Number(price) ? product.oriPrice : undefined
}
