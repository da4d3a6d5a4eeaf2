import type { Comment } from '@millwright/contract/catalogue/entities'
import { useText } from '@millwright/i18n/Texts'
import { Empty } from '@millwright/ui/Empty'
import { Pagination } from '@millwright/ui/Pagination'
import { TabLinks } from '@millwright/ui/TabLinks'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { CommentItem } from '../CommentItem/CommentItem.tsx'
import * as styles from './CommentList.css.ts'

/** The values of `evaluate` in the API, in the order of the tabs. */
export const commentKinds = [-1, 0, 1, 2, 3] as const
export type CommentKind = (typeof commentKinds)[number]

export type CommentListProps = RootProps<HTMLDivElement> & {
  /** One page of reviews. */
  comments: readonly Comment[]
  /** The number of reviews for each filter. Omit if the server gives none. */
  numbers?:
    | {
        positiveRating?: number | undefined
        number: number
        praiseNumber: number
        secondaryNumber: number
        negativeNumber: number
        picNumber: number
      }
    | undefined
  /** The current filter: all, good, medium, bad, with pictures. */
  kind: CommentKind
  /** The current page, from 1. */
  page?: number | undefined
  /** The number of pages. */
  pages?: number | undefined
  /** Returns the URL of another filter or page. */
  hrefOf: (kind: CommentKind, page: number) => string
}

/**
 * The reviews of a product, with filters and the shop's replies.
 *
 * When: buyers read the reviews of a product, by filter and page. Instead: `CommentForm` to write a review.
 */
export function CommentList({
  comments,
  numbers,
  kind,
  page = 1,
  pages = 1,
  hrefOf,
  className,
  ...root
}: CommentListProps) {
  const text = useText('commerce')
  const words = ['commentsAll', 'commentsGood', 'commentsMedium', 'commentsBad', 'commentsPictures'] as const
  const counts = numbers && [
    numbers.number,
    numbers.praiseNumber,
    numbers.secondaryNumber,
    numbers.negativeNumber,
    numbers.picNumber,
  ]
  return (
    <div {...root} className={cx(styles.comments, className)}>
      {numbers?.number !== 0 && (
        <TabLinks
          look="pill"
          label={text('commentsKinds')}
          tabs={commentKinds.map((one, index) => ({
            href: hrefOf(one, 1),
            label: counts
              ? `${text(words[index] ?? 'commentsAll')} ${counts[index]}`
              : text(words[index] ?? 'commentsAll'),
            current: one === kind,
          }))}
        />
      )}
      {numbers?.positiveRating !== undefined && numbers.number > 0 && (
        <p className={styles.rating}>{text('commentsRating', { percent: Math.round(numbers.positiveRating) })}</p>
      )}
      {comments.length === 0 ? (
        <Empty drawing="page" title={text('commentsEmpty')} />
      ) : (
        <ol className={styles.list}>
          {comments.map((comment) => (
            <li key={comment.prodCommId} className={styles.comment}>
              <CommentItem comment={comment} />
            </li>
          ))}
        </ol>
      )}
      {pages > 1 && (
        <Pagination label={text('commentsPages')} page={page} pages={pages} hrefOf={(to) => hrefOf(kind, to)} />
      )}
    </div>
  )
}
