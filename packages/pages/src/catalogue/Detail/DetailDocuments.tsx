import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { useUi } from '@millwright/ui/UiProvider'
import type { DetailDocument, DetailSku } from './Detail.load.ts'
import { headedSection } from './headedSection.tsx'
import type { DetailView } from './DetailFrame.tsx'
import * as styles from './Detail.css.ts'

const kinds = {
  datasheet: 'documentKindDatasheet',
  cad: 'documentKindCad',
  manual: 'documentKindManual',
  certificate: 'documentKindCertificate',
} as const

/**
 * The documents: the mall's datasheet first, then the seller's files. A SKU's drawing links to the drawing of the
 * selected SKU. Reads `product`, `documents`, `sku` and `skus`.
 */
export const DetailDocuments = headedSection<Pick<DetailView, 'product' | 'documents' | 'sku' | 'skus'>>({
  id: 'documents',
  reads: ['product', 'documents', 'sku', 'skus'],
  Title: () => useText('detail')('documents'),
  Content: ({ product, documents, sku, skus }) => (
    <Documents prodId={product.prodId} sku={skus.length > 1 ? sku : undefined} documents={documents} />
  ),
})

function Documents({
  prodId,
  sku,
  documents,
}: {
  prodId: string
  /** The selected SKU, if the product has several. */
  sku: DetailSku | undefined
  documents: readonly DetailDocument[]
}) {
  const text = useText('detail')
  const { resolvePicture } = useUi()
  return (
    <ul className={styles.documents}>
      <li>
        <a href={path('datasheet', { prodId, sku: sku?.skuId })} className={styles.document}>
          <Icon name="document" size={16} />
          <span className={styles.documentName}>{text('datasheet')}</span>
        </a>
      </li>
      {documents.map(({ name, href, kind, ofSize }) => (
        <li key={href}>
          <a href={(ofSize && sku?.pic && resolvePicture(sku.pic)) || href} download className={styles.document}>
            <Icon name="download" size={16} />
            <span className={styles.documentName}>{name}</span>
            <span className={styles.documentKind}>{text(kinds[kind])}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
