import { ProductRow } from '@millwright/commerce/ProductRow'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { ProdCard } from '@millwright/contract/catalogue/entities'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Image } from '@millwright/ui/Image'
import { Status } from '@millwright/ui/Status'
import type { ReactNode } from 'react'
import * as styles from './SavedProduct.css.ts'

const ON_SALE = 1

type KeptProductProps = {
  product: ProdCard & Pick<CardProduct, 'memberPrice'>
  /** A tick box to select the product. */
  pick?: ReactNode
  /** A note on the product. */
  note?: ReactNode
  /** Further actions beside the purchase. */
  tools?: ReactNode
}

/** A saved or viewed product: with a buy button, or marked as delisted with a link to similar ones. */
export function SavedProduct({ product, pick, note, tools }: KeptProductProps) {
  const text = useText('kept')
  const { prodName, partyCode, pic, status = ON_SALE } = product
  const gone = status !== ON_SALE
  return (
    <div className={styles.kept}>
      {pick && <div className={styles.pick}>{pick}</div>}
      <div className={styles.product}>
        {gone ? (
          <div className={styles.gone}>
            <div className={styles.picture}>
              <Image src={pic} alt="" ratio={1} fit="contain" />
            </div>
            <div className={styles.words}>
              <span className={styles.name}>{partyCode ? `${partyCode} ${prodName}` : prodName}</span>
              <Status tone="neutral">{text('gone')}</Status>
            </div>
            <Button size="small" href={path('list', { pn: prodName })} label={text('alikeOf', { name: prodName })}>
              {text('alike')}
            </Button>
          </div>
        ) : (
          <ProductRow product={product} level={3} />
        )}
        {(note || tools) && (
          <div className={styles.foot}>
            <span className={styles.note}>{note}</span>
            {tools}
          </div>
        )}
      </div>
    </div>
  )
}
