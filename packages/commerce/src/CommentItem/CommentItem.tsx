import type { Comment } from '@millwright/contract/catalogue/entities'
import { foreignTag, writtenIn } from '@millwright/domain/writtenIn'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Rating } from '@millwright/ui/Rating'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { UserText } from '../UserText/UserText.tsx'
import { CommentPictures } from './CommentPictures.tsx'
import * as styles from './CommentItem.css.ts'

export type CommentItemProps = RootProps<HTMLElement> & {
  /** The review, as the API returns it. */
  comment: Comment
}

/**
 * A review: author, stars, text, pictures, the follow-up, and the shop's reply.
 *
 * When: a page shows a single review, or the buyer's own reviews. Instead: `CommentList` for the reviews of a product.
 */
export function CommentItem({ comment, className, ...root }: CommentItemProps) {
  const { score, content, recTime, nickName, isAnonymous, pics, replySts, replyContent, followUp, followUpTime } =
    comment
  const text = useText('commerce')
  const locale = useLocale()
  const language = useLanguage()
  const foreign = foreignTag(content, locale) && writtenIn(content)
  const pictures = pics?.split(',').filter(Boolean) ?? []
  return (
    <article {...root} className={cx(styles.item, className)}>
      <p className={styles.who}>
        <strong className={styles.name}>
          {isAnonymous === 1 || !nickName ? text('commentAnonymous') : <UserText>{nickName}</UserText>}
        </strong>
        <Rating value={score} label={text('commentScore', { score })} />
        {recTime && (
          <time className={styles.time} dateTime={recTime.slice(0, 10)}>
            {formatDate(language, recTime)}
          </time>
        )}
        {foreign && (
          <span className={styles.time}>{text(foreign === 'zh' ? 'commentInChinese' : 'commentInEnglish')}</span>
        )}
      </p>
      <p className={styles.words} lang={foreignTag(content, locale)}>
        {content}
      </p>
      {pictures.length > 0 && <CommentPictures pictures={pictures} />}
      {followUp && (
        <p className={styles.words}>
          <strong className={styles.replyHead}>{text('commentFollowUp')}</strong>
          {followUpTime && (
            <>
              <time className={styles.time} dateTime={followUpTime.slice(0, 10)}>
                {formatDate(language, followUpTime)}
              </time>{' '}
            </>
          )}
          <UserText>{followUp}</UserText>
        </p>
      )}
      {replySts === 1 && replyContent && (
        <p className={styles.reply}>
          <strong className={styles.replyHead}>{text('commentReply')}</strong> <UserText>{replyContent}</UserText>
        </p>
      )}
    </article>
  )
}
