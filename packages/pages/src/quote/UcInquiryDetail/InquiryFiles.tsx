import type { InquiryDetail } from '@millwright/contract/quote/entities'
import { Link } from '@millwright/ui/Link'
import * as styles from './UcInquiryDetail.css.ts'

/** The files of an inquiry, a quote or a message. */
export function InquiryFiles({ files }: Pick<InquiryDetail, 'files'>) {
  if (!files.length) return null
  return (
    <ul className={styles.files}>
      {files.map(({ filePath, fileName }) => (
        <li key={filePath}>
          <Link href={`/${filePath}`}>{fileName}</Link>
        </li>
      ))}
    </ul>
  )
}
