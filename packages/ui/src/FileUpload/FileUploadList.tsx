import { useRef } from 'react'
import type { RefObject } from 'react'
import { passFocus } from '../internal/passFocus.ts'
import { FileItem } from './FileItem.tsx'
import type { FileUploadProps } from './fileUploadProps.ts'
import * as styles from './FileUpload.css.ts'

/** The files added so far. After a removal the focus moves to the next file, or else to the `input`. */
export function FileUploadList({
  label,
  files = [],
  look = 'list',
  disabled,
  input,
  onRemove,
  onRetry,
}: Pick<FileUploadProps, 'label' | 'files' | 'look' | 'disabled' | 'onRemove' | 'onRetry'> & {
  input: RefObject<HTMLElement | null>
}) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (cross: HTMLElement, id: string) => {
    passFocus(cross, list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [], input.current)
    onRemove?.({ id })
  }
  return (
    <div aria-live="polite">
      {files.length > 0 && (
        <ul ref={list} className={styles.files[look]} aria-label={label}>
          {files.map((file) => (
            <FileItem
              key={file.id}
              file={file}
              look={look}
              disabled={disabled}
              onRemove={onRemove && ((cross) => remove(cross, file.id))}
              onRetry={onRetry && (() => onRetry({ id: file.id }))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
