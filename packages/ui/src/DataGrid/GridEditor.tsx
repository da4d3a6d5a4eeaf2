import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { GridEdit, GridOption } from './dataGridProps.ts'
import * as styles from './DataGrid.css.ts'

export type Leave = 'stay' | 'down' | 'up' | 'next' | 'previous' | 'blur'

type Props<Row> = {
  label: string
  text: string
  edit: GridEdit<Row>
  /** The values to choose from, if the cell has some. */
  options: readonly GridOption[] | undefined
  /** Whether the reader types over the text, rather than changing it. */
  replace: boolean
  invalid: boolean
  onCommit: (text: string, leave: Leave) => void
  onCancel: () => void
}

/** The field of a cell that is being edited. */
export function GridEditor<Row>({ label, text, edit, options, replace, invalid, onCommit, onCancel }: Props<Row>) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const done = useRef(false)
  useEffect(() => {
    const { current: control } = field
    control?.focus()
    if (control instanceof HTMLInputElement) control.setSelectionRange(text.length, text.length)
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])

  const leave = (how: Leave) => {
    if (done.current) return
    done.current = true
    onCommit(field.current?.value ?? text, how)
  }
  const shared = {
    ref: field,
    className: styles.input,
    'aria-label': label,
    'aria-invalid': invalid || undefined,
    onBlur: () => leave('blur'),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation()
      // The key ends or chooses what an input method composes.
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter') leave(event.shiftKey ? 'up' : 'down')
      else if (event.key === 'Tab') leave(event.shiftKey ? 'previous' : 'next')
      else if (event.key === 'Escape' || event.key === 'F2') {
        if (event.key === 'F2') leave('stay')
        else {
          done.current = true
          onCancel()
        }
      } else return
      event.preventDefault()
    },
  }
  return options && !(edit.others && replace) ? (
    <select {...shared} defaultValue={text}>
      {!options.some(({ value }) => value === text) && <option value={text}>{text}</option>}
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  ) : (
    <input {...shared} type="text" autoComplete="off" inputMode={edit.inputMode} defaultValue={replace ? '' : text} />
  )
}
