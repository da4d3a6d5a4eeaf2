import { useRef } from 'react'
import { ChooseButton } from './ChooseButton.tsx'
import * as choice from './chooseFiles.css.ts'
import { cx } from '../internal/cx.ts'
import { DropZone } from './DropZone.tsx'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { FieldIds } from '../internal/Field.tsx'
import type { Refusal } from '../internal/partitionFiles.ts'
import type { UploadFile } from '../internal/uploadFile.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { FileUploadList } from './FileUploadList.tsx'
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
export function FileUpload(props: FileUploadProps) {
  const { hideLabel, hint, error, id, className, style, ...control } = props
  const { label, required, name, files = [], form } = control
  const ids = useFieldIds({ id, name, hint, error }, control)
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
      <FileChooser {...control} ids={ids} />
      {files.map(
        ({ id, value }) =>
          value !== undefined && <input key={id} type="hidden" name={name} form={form} value={value} />,
      )}
    </Field>
  )
}

function FileChooser({
  ids,
  label,
  required,
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
  ref,
  ...more
}: Omit<FileUploadProps, 'id'> & { ids: FieldIds }) {
  const say = useMessages(rareMessages)
  const input = useRef<HTMLInputElement>(null)
  const both = useMergedRefs(input, ref)
  const unsent = files.filter(({ value }) => value === undefined)
  const { problems, add, hold } = useAddedFiles({ files, accept, formats, maxFiles, maxBytes, disabled, onAdd }, input)
  return (
    <DropZone ids={ids} onTake={onAdd && ((data) => add([...data.files]))} disabled={disabled}>
      <div className={choice.choose}>
        <input
          {...more}
          ref={both}
          id={ids.id}
          type="file"
          className={cx(choice.input, onAdd && choice.covered)}
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
        {onAdd && <ChooseButton input={ids.id} drop={say('dropFiles')} />}
      </div>
      <FileUploadList {...{ label, files, look, disabled, input, onRemove, onRetry }} />
      <Problems problems={problems} />
    </DropZone>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
