import { UserText } from '@millwright/commerce/UserText'
import type { Feedback } from '@millwright/contract/content/feedbackCalls'
import { feedbackKindOf } from '@millwright/domain/content/feedback'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Status } from '@millwright/ui/Status'
import { Tag } from '@millwright/ui/Tag'
import { feedbackHref } from './feedbackPaths.ts'
import * as styles from './userFeedback.css.ts'

/** One feedback in a list. The whole row is the link. */
export function FeedbackRow({ feedback }: { feedback: Feedback }) {
  const text = useText('feedback')
  const language = useLanguage()
  const { id, type, content, createTime, status, unread } = feedback
  return (
    <article className={styles.row}>
      <div className={styles.facts}>
        <Tag>{text(feedbackKindOf(type))}</Tag>
        <time dateTime={createTime.slice(0, 10)}>{formatDate(language, createTime)}</time>
        {unread === 1 && <Tag tone="info">{text('newAnswer')}</Tag>}
        <span className={styles.state}>
          <Status tone={status === 1 ? 'good' : 'info'}>{text(status === 1 ? 'processed' : 'untreated')}</Status>
        </span>
      </div>
      <a className={styles.words} href={feedbackHref(id)}>
        <UserText>{content}</UserText>
      </a>
    </article>
  )
}
