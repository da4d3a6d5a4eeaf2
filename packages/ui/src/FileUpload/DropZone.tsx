import { useState } from 'react'
import type { ClipboardEvent, DragEvent, ReactNode } from 'react'
import * as styles from './chooseFiles.css.ts'
import { cx } from '../internal/cx.ts'
import type { FieldIds } from '../internal/Field.tsx'

/** The area that accepts dropped and pasted files. Without `onTake` it accepts none. */
export function DropZone({
  ids,
  onTake,
  disabled,
  children,
}: {
  ids: FieldIds
  onTake: ((data: DataTransfer, target: EventTarget) => void) | undefined
  disabled: boolean | undefined
  children: ReactNode
}) {
  const [over, setOver] = useState(false)
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    setOver(false)
    if (!onTake || data.files.length === 0) return
    event.preventDefault()
    onTake(data, event.target)
  }
  return (
    <div
      className={cx(onTake && styles.zone)}
      data-over={over || undefined}
      data-invalid={ids.error ? true : undefined}
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onDragOver={(event) => {
        if (!onTake || disabled || !event.dataTransfer.types.includes('Files')) return
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
