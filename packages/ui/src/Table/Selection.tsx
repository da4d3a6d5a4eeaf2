import { ChoiceMark } from '../ChoiceMark/ChoiceMark.tsx'
import type { ChoiceMarkProps } from '../ChoiceMark/ChoiceMark.tsx'
import * as choice from '../internal/choice.css.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { toggleSelection } from './toggleSelection.ts'

export type TableSelection<Row> = {
  /**
   * The keys of the selected rows, on this page and others. Controlled with `onChange`; otherwise the initial
   * selection.
   */
  selected: readonly string[]
  /** Called when one row or all rows are selected or deselected. */
  onChange?: ((change: { selected: string[] }) => void) | undefined
  /** Returns the name of a row for screen readers. */
  labelOf: (row: Row) => string
  /** The form field name of the selected keys. */
  name?: string | undefined
  /** The id of the form, if the table is outside the form element. */
  form?: string | undefined
}

type RowMarkProps<Row> = { row: Row; id: string; selection: TableSelection<Row> }

export function RowMark<Row>({ row, id, selection: { selected, onChange, labelOf, name, form } }: RowMarkProps<Row>) {
  const say = useMessages()
  const chosen = selected.includes(id)
  const held = onChange && {
    checked: chosen,
    onChange: ({ checked }: { checked: boolean }) => onChange({ selected: toggleSelection(selected, [id], checked) }),
  }
  return (
    <Mark
      label={say('select', { label: labelOf(row) })}
      value={id}
      name={name}
      form={form}
      {...(held ?? { defaultChecked: chosen })}
    />
  )
}

export function AllMark<Row>({
  ids,
  selection: { selected, onChange },
}: {
  ids: readonly string[]
  selection: TableSelection<Row>
}) {
  const say = useMessages()
  // Without scripts a checkbox could not select all rows.
  if (!onChange) return <VisuallyHidden>{say('choose')}</VisuallyHidden>
  const chosen = ids.filter((id) => selected.includes(id)).length
  const all = chosen === ids.length && chosen > 0
  return (
    <Mark
      label={say('selectAll')}
      disabled={ids.length === 0}
      checked={all}
      indeterminate={chosen > 0 && !all}
      onChange={({ checked }) => onChange({ selected: toggleSelection(selected, ids, checked) })}
    />
  )
}

/** Enlarges the touch target around the box. */
function Mark(mark: ChoiceMarkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the mark is an input
    <label className={choice.choice}>
      <ChoiceMark {...mark} />
    </label>
  )
}
