import { ChoiceMark } from '../ChoiceMark/ChoiceMark.tsx'
import type { ChoiceMarkProps } from '../ChoiceMark/ChoiceMark.tsx'
import * as choice from '../internal/choice.css.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { marked } from './marked.ts'

export type TableSelection<Row> = {
  /**
   * Keys of the rows that are chosen, here and on other pages. With `onChange`, held by the caller; else where it
   * begins.
   */
  selected: readonly string[]
  /** Heard when a row or all of them are chosen or let go. */
  onChange?: ((change: { selected: string[] }) => void) | undefined
  /** What a row is called, for those who listen. */
  labelOf: (row: Row) => string
  /** What a form carries the keys of the chosen rows as. */
  name?: string | undefined
  /** The id of that form, where the table stands outside. */
  form?: string | undefined
}

type RowMarkProps<Row> = { row: Row; id: string; selection: TableSelection<Row> }

export function RowMark<Row>({ row, id, selection: { selected, onChange, labelOf, name, form } }: RowMarkProps<Row>) {
  const say = useMessages()
  const chosen = selected.includes(id)
  const held = onChange && {
    checked: chosen,
    onChange: ({ checked }: { checked: boolean }) => onChange({ selected: marked(selected, [id], checked) }),
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
  // Before scripts nothing could check them all.
  if (!onChange) return <VisuallyHidden>{say('choose')}</VisuallyHidden>
  const chosen = ids.filter((id) => selected.includes(id)).length
  const all = chosen === ids.length && chosen > 0
  return (
    <Mark
      label={say('selectAll')}
      disabled={ids.length === 0}
      checked={all}
      indeterminate={chosen > 0 && !all}
      onChange={({ checked }) => onChange({ selected: marked(selected, ids, checked) })}
    />
  )
}

/** A target as large as a finger around the box. */
function Mark(mark: ChoiceMarkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the mark is an input
    <label className={choice.choice}>
      <ChoiceMark {...mark} />
    </label>
  )
}
