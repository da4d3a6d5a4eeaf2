import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { marked } from './marked.ts'

export type TableSelection<Row> = {
  /** Keys of the rows that are chosen, here and on other pages. With `onChange`, held by the caller; else where it begins. */
  selected: readonly string[]
  /** Heard when a row or all of them are chosen or let go. */
  onChange?: (change: { selected: string[] }) => void
  /** What a row is called, for those who listen. */
  labelOf: (row: Row) => string
  /** What a form carries the keys of the chosen rows as. */
  name?: string
  /** The id of that form, where the table stands outside. */
  form?: string
}

type RowMarkProps<Row> = { row: Row; id: string; selection: TableSelection<Row> }

export function RowMark<Row>({ row, id, selection: { selected, onChange, labelOf, name, form } }: RowMarkProps<Row>) {
  const say = useMessages()
  const chosen = selected.includes(id)
  return (
    <Checkbox
      hideLabel label={say('select', { label: labelOf(row) })} value={id}
      {...name !== undefined && { name }} {...form !== undefined && { form }}
      {...onChange ? { checked: chosen, onChange: ({ checked }) => onChange({ selected: marked(selected, [id], checked) }) } : { defaultChecked: chosen }}
    />
  )
}

export function AllMark<Row>({ ids, selection: { selected, onChange } }: { ids: readonly string[]; selection: TableSelection<Row> }) {
  const say = useMessages()
  // Before scripts nothing could check them all.
  if (!onChange) return <VisuallyHidden>{say('choose')}</VisuallyHidden>
  const chosen = ids.filter((id) => selected.includes(id)).length
  const all = chosen === ids.length && chosen > 0
  return <Checkbox hideLabel label={say('selectAll')} disabled={ids.length === 0} checked={all} indeterminate={chosen > 0 && !all} onChange={({ checked }) => onChange({ selected: marked(selected, ids, checked) })} />
}
