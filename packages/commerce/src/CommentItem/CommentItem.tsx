import type { Comment } from '@millwright/contract/catalogue/entities'
import { languageTag } from '@millwright/domain/locale'
import { formatDate } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Rating } from '@millwright/ui/Rating'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { writtenIn } from './writtenIn.ts'
import { CommentPictures } from './CommentPictures.tsx'
import * as styles from './CommentItem.css.ts'

export type CommentItemProps = RootProps<HTMLElement> & {
  /** As the mall answers it. */
  comment: Comment
}

/**
 * One comment: who, stars, words, pictures, what was added later, and the shop's reply.
 *
 * When: a comment stands by itself, as among one's own. Instead: `CommentList` for those of a product.
 */
export function CommentItem({ comment, className, ...root }: CommentItemProps) {
  const { score, content, recTime, nickName, isAnonymous, pics, replySts, replyContent, followUp, followUpTime } =
    comment
  const text = useText('commerce')
  const locale = useLocale()
  const foreignIn = (words: string) => {
    const language = writtenIn(words)
    return language !== undefined && language !== locale ? language : undefined
  }
  const tagOf = (words: string) => {
    const language = foreignIn(words)
    return language && languageTag(language)
  }
  const foreign = foreignIn(content)
  const pictures = pics?.split(',').filter(Boolean) ?? []
  return (
    <article {...root} className={cx(styles.item, className)}>
      <p className={styles.who}>
        <strong className={styles.name}>{isAnonymous === 1 || !nickName ? text('commentAnonymous') : nickName}</strong>
        <Rating value={score} label={text('commentScore', { score })} />
        {recTime && (
          <time className={styles.time} dateTime={recTime.slice(0, 10)}>
            {formatDate(recTime)}
          </time>
        )}
        {foreign && (
          <span className={styles.time}>{text(foreign === 'zh' ? 'commentInChinese' : 'commentInEnglish')}</span>
        )}
      </p>
      <p className={styles.words} lang={tagOf(content)}>
        {content}
      </p>
      {pictures.length > 0 && <CommentPictures pictures={pictures} />}
      {followUp && (
        <p className={styles.words}>
          <strong className={styles.replyHead}>{text('commentFollowUp')}</strong>
          {followUpTime && (
            <>
              <time className={styles.time} dateTime={followUpTime.slice(0, 10)}>
                {formatDate(followUpTime)}
              </time>{' '}
            </>
          )}
          <span lang={tagOf(followUp)}>{followUp}</span>
        </p>
      )}
      {replySts === 1 && replyContent && (
        <p className={styles.reply}>
          <strong className={styles.replyHead}>{text('commentReply')}</strong>{' '}
          <span lang={tagOf(replyContent)}>{replyContent}</span>
        </p>
      )}
    </article>
  )
}
