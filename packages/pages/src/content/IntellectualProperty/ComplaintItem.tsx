import { UserText } from '@millwright/commerce/UserText'
import type { Complaint } from '@millwright/contract/content/complaintCalls'
import { complaintStates, rightKinds } from '@millwright/domain/content/complaint'
import { filePathsOf } from '@millwright/domain/files/filePath'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { Status } from '@millwright/ui/Status'
import { Tag } from '@millwright/ui/Tag'
import { Text } from '@millwright/ui/Text'
import * as styles from './IntellectualProperty.css.ts'

const tones = { review: 'info', accepted: 'good', refused: 'bad' } as const

/** One complaint of the buyer with its state. */
export function ComplaintItem({ complaint }: { complaint: Complaint }) {
  const text = useText('rights')
  const language = useLanguage()
  const { id, claimant, rightType, rightNumber, content, goods, proofs, state, createTime } = complaint
  const stands = complaintStates[state] ?? 'review'
  return (
    <article className={styles.complaint} aria-label={text('number', { id })}>
      <div className={styles.facts}>
        <h3 className={styles.number}>{text('number', { id })}</h3>
        <Tag>{text(rightKinds[rightType - 1] ?? 'other')}</Tag>
        <time dateTime={createTime.slice(0, 10)}>{text('sentAt', { time: formatDate(language, createTime) })}</time>
        <span className={styles.state}>
          <Status tone={tones[stands]}>{text(stands)}</Status>
        </span>
      </div>
      <Text as="p">
        <UserText>{[claimant, rightNumber].filter(Boolean).join(' · ')}</UserText>
      </Text>
      <Goods goods={goods} />
      <p className={styles.said}>
        <UserText>{content}</UserText>
      </p>
      {filePathsOf(proofs).length > 0 && (
        <div className={styles.proofs}>
          {filePathsOf(proofs).map((path, at) => (
            <Link key={path} href={`/${path}`} newTab>
              {text('proof', { n: at + 1 })}
            </Link>
          ))}
        </div>
      )}
      <Decision complaint={complaint} />
    </article>
  )
}

function Goods({ goods }: Pick<Complaint, 'goods'>) {
  const text = useText('rights')
  return (
    <ul className={styles.goods} aria-label={text('goods')}>
      {goods.map(({ prodId, prodName, onSale }) => (
        <li key={prodId}>
          {onSale ? (
            <Link href={path('detail', { prodId })}>{prodName}</Link>
          ) : (
            <>
              {prodName} <Tag>{text('offShelf')}</Tag>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The decision and its reason, or a note that the complaint is still in review. */
function Decision({ complaint: { state, handleTime, reason } }: { complaint: Complaint }) {
  const text = useText('rights')
  const language = useLanguage()
  const stands = complaintStates[state] ?? 'review'
  const decided = reason || (stands === 'accepted' ? text('reasonAccepted') : undefined)
  return stands === 'review' ? (
    <Text as="p" tone="muted" size={13}>
      {text('reviewHint')}
    </Text>
  ) : (
    <p className={styles.said}>
      <strong>{text('reason')}</strong> <UserText>{decided}</UserText>{' '}
      {handleTime && (
        <Text tone="muted" size={13}>
          {text('handledAt', { time: formatDate(language, handleTime) })}
        </Text>
      )}
    </p>
  )
}
