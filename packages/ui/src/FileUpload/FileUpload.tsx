import { useRef, useState } from 'react'
import type { ClipboardEvent, DragEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import { useBothRefs } from '../internal/useBothRefs.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { FileUploadList } from './FileUploadList.tsx'
import type { Refusal } from './sortOut.ts'
import type { UploadFile } from './uploadFile.ts'
import { useAddedFiles } from './useAddedFiles.ts'
import type { FileUploadProps } from './fileUploadProps.ts'
import * as styles from './FileUpload.css.ts'

export type { Refusal, UploadFile }

export type { FileUploadProps }

/**
 * A field for files to upload: selected, dropped or pasted, each with its preview, progress and error.
 *
 * When: the reader sends photos, drawings or vouchers. Instead: `TextField` for the URL of a file, `ImageViewer` to
 * look at pictures.
 *
 * Keys: `Tab` reaches the file input and each button, `Enter` or `Space` opens the system's file dialog, `Ctrl+V`
 * pastes while the focus is inside.
 */
export function FileUpload({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  name,
  files = [],
  accept,
  formats,
  maxFiles,
  maxBytes,
  look = 'list',
  disabled,
  onAdd,
  onRemove,
  onRetry,
  form,
  className,
  style,
  ref,
  ...more
}: FileUploadProps) {
  const say = useMessages(rareMessages)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const both = useBothRefs(input, ref)
  const ids = useFieldIds({ id, name, hint, error }, more)
  const unsent = files.filter(({ value }) => value === undefined)
  const { problems, add, hold } = useAddedFiles({ files, accept, formats, maxFiles, maxBytes, disabled, onAdd }, input)

  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    setOver(false)
    if (!onAdd || data.files.length === 0) return
    event.preventDefault()
    add([...data.files])
  }

  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      required={required}
      ids={ids}
      className={className}
      style={style}
    >
      <div
        className={cx(onAdd && styles.zone)}
        data-over={over || undefined}
        data-invalid={ids.error ? true : undefined}
        onPaste={(event) => take(event, event.clipboardData)}
        onDrop={(event) => take(event, event.dataTransfer)}
        onDragOver={(event) => {
          if (!onAdd || disabled) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
        }}
      >
        <div className={styles.choose}>
          <input
            {...more}
            ref={both}
            id={ids.id}
            type="file"
            className={cx(styles.input, onAdd && styles.covered)}
            form={form}
            disabled={disabled}
            accept={accept}
            multiple={maxFiles !== 1}
            name={files.length > 0 && unsent.length === 0 ? undefined : name}
            required={required && files.length === 0}
            aria-invalid={ids.invalid}
            aria-describedby={ids.describedBy}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])])
              hold()
            }}
          />
          {onAdd && (
            <>
              <label htmlFor={ids.id} className={styles.button}>
                <Icon name="plus" />
                {say('chooseFiles')}
              </label>
              <span className={styles.drop} aria-hidden>
                {say('dropFiles')}
              </span>
            </>
          )}
        </div>
        <FileUploadList
          label={label}
          files={files}
          look={look}
          disabled={disabled}
          input={input}
          onRemove={onRemove}
          onRetry={onRetry}
        />
        <div role="alert">
          {problems.length > 0 && (
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {files.map(
        ({ id, value }) =>
          value !== undefined && <input key={id} type="hidden" name={name} form={form} value={value} />,
      )}
    </Field>
  )
}
