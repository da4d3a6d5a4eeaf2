import { CollectButton } from '@millwright/commerce/CollectButton'
import { ShareButton } from '@millwright/commerce/ShareButton'
import { path } from '@millwright/domain/paths/path'
import { unbrokenFacts } from '@millwright/domain/product/unbrokenFacts'
import { useText } from '@millwright/i18n/Texts'
import { detailName } from './detailName.ts'
import type { DetailView } from './DetailFrame.tsx'
import * as styles from './DetailBuy.css.ts'

/** Model, name, one-sentence brief and brand, with buttons to save and share. Reads `product`, `sku`, `kept` and
 * `cardNo`. */
export function DetailTitle({ product, sku, kept, cardNo }: Pick<DetailView, 'product' | 'sku' | 'kept' | 'cardNo'>) {
  const text = useText('detail')
  const { prodId, prodName, brief, brandName, soldNum } = product
  const model = sku?.partyCode ?? product.partyCode
  return (
    <div>
      <h1 className={styles.title}>
        <span className={styles.model}>{model ?? prodName}</span>
        {model && <span className={styles.name}>{prodName}</span>}
      </h1>
      {brief && <p className={styles.brief}>{unbrokenFacts(brief)}</p>}
      <div className={styles.facts}>
        {brandName && (
          <span>
            {text('brand')} <strong className={styles.brand}>{brandName}</strong>
          </span>
        )}
        {soldNum !== undefined && soldNum > 0 && <span>{text('sold', { count: soldNum })}</span>}
        <span className={styles.tools}>
          <CollectButton action={path('detail', { prodId })} kept={kept} />
          <ShareButton title={detailName(product, sku)} cardNo={cardNo} />
        </span>
      </div>
    </div>
  )
}
