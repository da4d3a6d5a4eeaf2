import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import type { DetailDocument } from './Detail.load.ts'
import * as styles from './Detail.css.ts'

const kinds = {
  datasheet: 'documentKindDatasheet',
  cad: 'documentKindCad',
  manual: 'documentKindManual',
  certificate: 'documentKindCertificate',
} as const

/** What there is to print and to take away: our own datasheet first, then the seller's files. */
export function DetailDocuments({ prodId, documents }: { prodId: string; documents: readonly DetailDocument[] }) {
  const text = useText('detail')
  return (
    <ul className={styles.documents}>
      <li>
        <a href={`/datasheet/${prodId}`} className={styles.document}>
          <Icon name="document" size={16} />
          <span className={styles.documentName}>{text('datasheet')}</span>
        </a>
      </li>
      {documents.map(({ name, href, kind }) => (
        <li key={href}>
          <a href={href} download className={styles.document}>
            <Icon name="download" size={16} />
            <span className={styles.documentName}>{name}</span>
            <span className={styles.documentKind}>{text(kinds[kind])}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
