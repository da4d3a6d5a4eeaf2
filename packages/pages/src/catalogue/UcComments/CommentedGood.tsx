import type { ReactNode } from 'react'
import type { CommentLine } from '@millwright/contract/catalogue/commentCalls'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import * as styles from './UcComments.css.ts'

/** A purchased product with its order, and actions beside it. */
export function CommentedGood({ line, children }: { line: CommentLine; children?: ReactNode }) {
  const text = useText('ucComments')
  const language = useLanguage()
  const { prodId, skuId, prodName, partyCode, pic, orderNumber, finallyTime } = line
  const href = path('detail', { prodId, sku: skuId })
  return (
    <div className={styles.good}>
      <a href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Image src={pic} alt="" width={64} />
      </a>
      <div className={styles.words}>
        <a href={href} className={styles.model}>
          {partyCode ?? prodName}
        </a>
        {partyCode && <span className={styles.name}>{prodName}</span>}
        <span className={styles.facts}>
          <Link href={path('order-detail', { orderNumber })} tone="muted">
            {text('order', { number: orderNumber })}
          </Link>
          {finallyTime && <span>{text('received', { date: formatDate(language, finallyTime) })}</span>}
        </span>
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  )
}
