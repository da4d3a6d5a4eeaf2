import { useEffect, useRef, useState } from 'react'
import { MB } from '@millwright/domain/files/fileKinds'
import { COMMENT_LIMIT, COMMENT_PICTURES } from '@millwright/domain/order/commentProblems'
import { useText } from '@millwright/i18n/Texts'
import { FileUpload } from '@millwright/ui/FileUpload'
import type { FileUploadProps, UploadFile } from '@millwright/ui/FileUpload'
import { TextArea } from '@millwright/ui/TextArea'
import * as styles from './CommentForm.css.ts'

type CommentFormFieldsProps = {
  /** The text submitted before. */
  content: string | undefined
  pictures: readonly UploadFile[]
  onAddPictures: FileUploadProps['onAdd']
  onRemovePicture: FileUploadProps['onRemove']
  onRetryPicture: FileUploadProps['onRetry']
  maxBytes: number
}

/** The text and the pictures of a review. */
export function CommentFormFields({
  content: first,
  pictures,
  onAddPictures,
  onRemovePicture,
  onRetryPicture,
  maxBytes,
}: CommentFormFieldsProps) {
  const text = useText('comment')
  const fields = useRef<HTMLDivElement>(null)
  const [content, setContent] = useState(first ?? '')

  const waits = pictures.some(({ progress }) => progress !== undefined)
  const failed = pictures.some(({ error }) => error !== undefined)
  const blank = !content.trim()
  // Marks the fields as invalid, so that the browser blocks the form. `wordsFor` returns the messages.
  useEffect(() => {
    fields.current?.querySelector('textarea')?.setCustomValidity(blank ? text('contentEmpty') : '')
    fields.current
      ?.querySelector<HTMLInputElement>('input[type=file]')
      ?.setCustomValidity(waits ? text('picturesPending') : failed ? text('picturesFailed') : '')
  })
  return (
    <div ref={fields} className={styles.fields}>
      <TextArea
        label={text('content')}
        name="content"
        defaultValue={first}
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
  )
}
