import { useEffect, useRef, useState } from 'react'
import { MB, maxBytesOf } from '@millwright/domain/files/fileKinds'
import { COMMENT_LIMIT, COMMENT_PICTURES, commentScores } from '@millwright/domain/order/commentProblems'
import type { CommentScore } from '@millwright/domain/order/commentProblems'
import { productPath } from '@millwright/domain/link/productPath'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { FileUpload } from '@millwright/ui/FileUpload'
import type { FileUploadProps, UploadFile } from '@millwright/ui/FileUpload'
import { Form } from '@millwright/ui/Form'
import type { FormProps } from '@millwright/ui/Form'
import { Image } from '@millwright/ui/Image'
import { RatingField } from '@millwright/ui/RatingField'
import { TextArea } from '@millwright/ui/TextArea'
import type { RootProps } from '@millwright/ui/open'
import { commentsPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './CommentForm.css.ts'

export type CommentFormProps = RootProps<HTMLFormElement, 'onSubmit'> & {
  /** What was bought: the line of the order. */
  product: { prodId: string; prodName: string; skuName?: string | undefined; pic?: string | undefined }
  /** The line of the order it is for; goes with the form. */
  orderItemId?: string | undefined
  /** What stars are asked for, in this order. @default ['score', 'serviceScore', 'logisticsScore'] */
  scores?: readonly CommentScore[] | undefined
  /** What was written before the server answered. */
  typed?:
    | (Partial<Record<CommentScore, number>> & { content?: string | undefined; isAnonymous?: boolean | undefined })
    | undefined
  /** What the server found wrong; `field` is `score`, `serviceScore`, `logisticsScore`, `content` or `pics`. */
  problems?: FormProps['problems'] | undefined
  /**
   * The pictures so far; `value` is what the server stored one as. Held by the host together with the three callbacks;
   * without `onAddPictures` a plain file input.
   */
  pictures?: readonly UploadFile[] | undefined
  /**
   * Takes pictures that were chosen, dropped or pasted; what is too large or of another kind is said in words and does
   * not come.
   */
  onAddPictures?: FileUploadProps['onAdd'] | undefined
  /** Called when the reader removes a file. */
  onRemovePicture?: FileUploadProps['onRemove'] | undefined
  /** Asked to upload one again. */
  onRetryPicture?: FileUploadProps['onRetry'] | undefined
  /** The largest picture, in bytes. @default 2 MB */
  maxBytes?: number | undefined
  /** Where it is posted. @default The mall's own (`paths.comments`) */
  action?: string | undefined
  /** Takes the form in the browser's place and may answer with what is wrong. */
  onSubmit?: FormProps['onSubmit'] | undefined
  /** Is being published: takes no further click. @default false */
  busy?: boolean | undefined
  /** The value of `data-enhance`, for hosts that submit forms in the background. */
  enhance?: FormProps['enhance'] | undefined
}

/**
 * A review of what was bought: stars, words of at most 150 characters, at most 9 pictures, and whether the name is
 * shown. A plain form before scripts; it carries `intent=comment`, `prodId`, `orderItemId`, the scores,
 * `content`, `pics` and `isAnonymous=1`.
 *
 * When: for each line of an order that is received and not reviewed yet. Instead: `CommentList` for what others wrote,
 * `ChatComposer` to ask the shop. It needs the texts `comment`.
 *
 * Keys:
 * - `Tab` goes through the stars, the words, the pictures, the choice and "Publish"; arrows choose stars.
 * - Where something is missing the focus goes to the summary, whose links lead to the fields.
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
  const { comments = commentsPath(), product: pathOf = productPath } = usePaths()
  const action = given ?? comments
  const fields = useRef<HTMLDivElement>(null)
  const [content, setContent] = useState(typed.content ?? '')

  const waits = pictures.some(({ progress }) => progress !== undefined)
  const failed = pictures.some(({ error }) => error !== undefined)
  const blank = !content.trim()
  // The browser stops the form at these as at any field that is missing, and `wordsFor` says it.
  useEffect(() => {
    fields.current?.querySelector('textarea')?.setCustomValidity(blank ? text('contentEmpty') : '')
    fields.current
      ?.querySelector<HTMLInputElement>('input[type=file]')
      ?.setCustomValidity(waits ? text('picturesPending') : failed ? text('picturesFailed') : '')
  })
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
      <a href={pathOf({ prodId: product.prodId })} className={styles.product}>
        <Image src={product.pic} alt="" width={56} />
        <span className={styles.words}>
          <span className={styles.name}>{product.prodName}</span>
          {product.skuName && <span className={styles.sku}>{product.skuName}</span>}
        </span>
      </a>
      <div className={styles.scores}>
        {scores.map((score) => (
          <CommentFormScore key={score} score={score} first={typed[score]} />
        ))}
      </div>
      <div ref={fields} className={styles.fields}>
        <TextArea
          label={text('content')}
          name="content"
          defaultValue={typed.content}
          hint={text('contentHint')}
          rows={4}
          maxLength={COMMENT_LIMIT}
          counter
          required
          onChange={({ value }) => setContent(value)}
        />
        <FileUpload
          label={text('pictures')}
          name="pics"
          look="pictures"
          hint={text('picturesHint', { limit: COMMENT_PICTURES, size: Math.floor(maxBytes / MB) })}
          accept="image/jpeg,image/png,image/webp"
          maxFiles={COMMENT_PICTURES}
          maxBytes={maxBytes}
          files={pictures}
          onAdd={onAddPictures}
          onRemove={onRemovePicture}
          onRetry={onRetryPicture}
        />
      </div>
      <Checkbox
        label={
          <>
            {text('anonymous')} <span className={styles.sku}>{text('anonymousHint')}</span>
          </>
        }
        name="isAnonymous"
        value="1"
        defaultChecked={typed.isAnonymous}
      />
      <div>
        <Button type="submit" tone="action" size="large" loading={busy}>
          {text('submit')}
        </Button>
      </div>
    </Form>
  )
}

/** The stars of one question; the word of the chosen one stands where the invitation stood. */
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
  return (commentScores as readonly string[]).includes(field)
}
