import { useState } from 'react'
import { maxBytesOf } from '@millwright/domain/files/fileKinds'
import { commentScores } from '@millwright/domain/order/commentProblems'
import type { CommentScore } from '@millwright/domain/order/commentProblems'
import { productPath } from '@millwright/domain/link/productPath'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import type { FileUploadProps, UploadFile } from '@millwright/ui/FileUpload'
import { Form } from '@millwright/ui/Form'
import type { FormProps } from '@millwright/ui/Form'
import { Image } from '@millwright/ui/Image'
import { RatingField } from '@millwright/ui/RatingField'
import type { RootProps } from '@millwright/ui/open'
import { commentsPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { CommentFormFields } from './CommentFormFields.tsx'
import * as styles from './CommentForm.css.ts'

export type CommentFormProps = RootProps<HTMLFormElement, 'onSubmit'> & {
  /** The purchased product: the order line. */
  product: { prodId: string; prodName: string; skuName?: string | undefined; pic?: string | undefined }
  /** The id of the order line, posted with the form. */
  orderItemId?: string | undefined
  /** The ratings to ask for, in order. @default ['score', 'serviceScore', 'logisticsScore'] */
  scores?: readonly CommentScore[] | undefined
  /** The values submitted before, if the server rejected them. */
  typed?:
    | (Partial<Record<CommentScore, number>> & { content?: string | undefined; isAnonymous?: boolean | undefined })
    | undefined
  /** The server's errors. `field` is `score`, `serviceScore`, `logisticsScore`, `content` or `pics`. */
  problems?: FormProps['problems'] | undefined
  /**
   * The pictures so far. `value` is the stored file on the server. The host keeps the list with the three callbacks;
   * without `onAddPictures` it is a plain file input.
   */
  pictures?: readonly UploadFile[] | undefined
  /**
   * Called with pictures that were selected, dropped or pasted. Files that are too large or not of an accepted type are
   * refused with a message.
   */
  onAddPictures?: FileUploadProps['onAdd'] | undefined
  /** Called when a picture is removed. */
  onRemovePicture?: FileUploadProps['onRemove'] | undefined
  /** Called when an upload is retried. */
  onRetryPicture?: FileUploadProps['onRetry'] | undefined
  /** The maximum size of a picture, in bytes. @default 2 MB */
  maxBytes?: number | undefined
  /** The URL the form is posted to. @default The mall's own (`paths.comments`) */
  action?: string | undefined
  /** Handles the submission instead of the browser and may return problems. */
  onSubmit?: FormProps['onSubmit'] | undefined
  /** Whether the review is being published. Further clicks are ignored. @default false */
  busy?: boolean | undefined
  /** The value of `data-enhance`, for hosts that submit forms in the background. */
  enhance?: FormProps['enhance'] | undefined
}

/**
 * A form for a product review: stars, a text of at most 150 characters, at most 9 pictures, and whether the name is
 * shown. A plain form before scripts load. It posts `intent=comment`, `prodId`, `orderItemId`, the scores, `content`,
 * `pics` and `isAnonymous=1`.
 *
 * When: for each line of a received order that is not reviewed yet. Instead: `CommentList` for reviews by others,
 * `ChatComposer` to ask the shop. It needs the texts `comment`.
 *
 * Keys:
 * - `Tab` moves through the stars, the text, the pictures, the checkbox and "Publish"; arrow keys select stars.
 * - If something is missing the focus moves to the summary, whose links lead to the fields.
 */
export function CommentForm(props: CommentFormProps) {
  const {
    product,
    orderItemId,
    scores = commentScores,
    typed = {},
    problems,
    pictures = [],
    onAddPictures,
    onRemovePicture,
    onRetryPicture,
    maxBytes = maxBytesOf('comment'),
    action: given,
    onSubmit,
    busy = false,
    enhance,
    ...root
  } = props
  const text = useText('comment')
  const { comments = commentsPath() } = usePaths()
  const action = given ?? comments
  const wordsFor: FormProps['wordsFor'] = ({ field, native, validity }) =>
    isScore(field) ? text('scoreMissing', { what: text(field) }) : validity.customError ? native : undefined

  return (
    <Form
      label={`${text('title')} ${product.prodName}`}
      {...root}
      method="post"
      action={action}
      encType="multipart/form-data"
      problems={problems}
      wordsFor={wordsFor}
      onSubmit={onSubmit}
      busy={busy}
      enhance={enhance}
    >
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="prodId" value={product.prodId} />
      {orderItemId !== undefined && <input type="hidden" name="orderItemId" value={orderItemId} />}
      <CommentFormProduct product={product} />
      <div className={styles.scores}>
        {scores.map((score) => (
          <CommentFormScore key={score} score={score} first={typed[score]} />
        ))}
      </div>
      <CommentFormFields
        content={typed.content}
        {...{ pictures, onAddPictures, onRemovePicture, onRetryPicture, maxBytes }}
      />
      <Anonymous first={typed.isAnonymous} />
      <div>
        <Button type="submit" tone="action" size="large" loading={busy}>
          {text('submit')}
        </Button>
      </div>
    </Form>
  )
}

function CommentFormProduct({ product }: Pick<CommentFormProps, 'product'>) {
  const { product: pathOf = productPath } = usePaths()
  return (
    <a href={pathOf({ prodId: product.prodId })} className={styles.product}>
      <Image src={product.pic} alt="" width={56} />
      <span className={styles.words}>
        <span className={styles.name}>{product.prodName}</span>
        {product.skuName && <span className={styles.sku}>{product.skuName}</span>}
      </span>
    </a>
  )
}

function Anonymous({ first }: { first: boolean | undefined }) {
  const text = useText('comment')
  return (
    <Checkbox
      label={
        <>
          {text('anonymous')} <span className={styles.sku}>{text('anonymousHint')}</span>
        </>
      }
      name="isAnonymous"
      value="1"
      defaultChecked={first}
    />
  )
}

/** The stars of one rating. The hint names the selected number of stars. */
function CommentFormScore({ score, first }: { score: CommentScore; first: number | undefined }) {
  const text = useText('comment')
  const [stars, setStars] = useState(first)
  const word = starWords[(stars ?? 0) - 1] ?? 'starNone'
  return (
    <RatingField
      label={text(score)}
      name={score}
      defaultValue={first}
      required
      hint={text(word)}
      onChange={({ value }) => setStars(value)}
    />
  )
}

const starWords = ['star1', 'star2', 'star3', 'star4', 'star5'] as const

function isScore(field: string): field is CommentScore {
  return commentScores.some((score) => score === field)
}
