import { useState } from 'react'
import type { ClipboardEvent, DragEvent, ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { FieldIds } from '../internal/Field.tsx'
import * as styles from './FileUpload.css.ts'

/** The area that accepts dropped and pasted files. Without `onAdd` it accepts none. */
export function DropZone({
  ids,
  onAdd,
  disabled,
  children,
}: {
  ids: FieldIds
  onAdd: ((files: readonly File[]) => void) | undefined
  disabled: boolean | undefined
  children: ReactNode
}) {
  const [over, setOver] = useState(false)
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    setOver(false)
    if (!onAdd || data.files.length === 0) return
    event.preventDefault()
    onAdd([...data.files])
  }
  return (
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
      {children}
    </div>
  )
}
