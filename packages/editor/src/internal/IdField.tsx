import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { IconButton } from '@millwright/ui/IconButton'
import { Text } from '@millwright/ui/Text'
import { TextField } from '@millwright/ui/TextField'
import { useState } from 'react'
import type { PickerItem, PickerKind } from '../pickers.ts'
import type { FieldProps } from './fieldForm.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { PickerDialog } from './PickerDialog.tsx'
import { pickerKindOf, refId } from './pickerOf.ts'
import { useNamed } from './usePicked.ts'
import * as styles from './Fields.css.ts'

/** Returns the kind of things that a field chooses from, or undefined for a field of another kind. */
export function pickerOfField({ schema, path, form }: FieldProps): PickerKind | undefined {
  return pickerKindOf(schema.kind, String(path.at(-1)), form.type, form.pickers)
}

/** One product, category, brand or shop, chosen from the host's. Without a picker it is a field for the id. */
export function IdField(props: FieldProps) {
  const { value, path, label, form } = props
  const kind = pickerOfField(props) ?? 'product'
  const picker = form.pickers[kind]
  if (!picker)
    return (
      <TextField
        id={form.idOf(path)}
        name={form.idOf(path)}
        label={label}
        inputMode="numeric"
        value={refId(Array.isArray(value) ? value.at(-1) : value)}
        error={form.problemAt(path)}
        hint={form.pendingAt(path)}
        onChange={({ value: id }) => form.change(path, id || undefined)}
      />
    )
  return (
    <PickedOne
      id={form.idOf(path)}
      kind={kind}
      label={label}
      value={refId(Array.isArray(value) ? value.at(-1) : value)}
      error={form.problemAt(path)}
      note={form.pendingAt(path)}
      form={form}
      onPick={(_, { id }) => form.change(path, id)}
      onClear={() => form.change(path, undefined)}
    />
  )
}

type PickedOneProps = Pick<FieldProps, 'form' | 'label'> & {
  id: string
  kind: PickerKind
  value: string
  error: string | undefined
  /** A remark about a target that is still to be chosen. */
  note?: string | undefined
  /** A name that the page itself stores for the chosen thing. */
  stored?: string | undefined
  onPick: (value: unknown, item: PickerItem) => Promise<void> | void
  onClear: () => void
}

/** A button with the chosen thing's name, which opens the search. */
export function PickedOne({ id, kind, label, value, error, note, stored, form, onPick, onClear }: PickedOneProps) {
  const text = useText('editor')
  const [open, setOpen] = useState(false)
  const picker = form.pickers[kind]
  const named = useNamed(picker, value ? [value] : [], form.locale)
  const name = named.get(value)?.label ?? stored ?? value
  return (
    <FieldGroup id={id} label={label} note={note}>
      <div className={styles.row}>
        <Button icon="search" onPress={() => setOpen(true)} label={`${label}: ${name || text('chooseOne')}`}>
          {name || text('chooseOne')}
        </Button>
        {value && (
          <IconButton icon="close" size="small" tone="quiet" label={text('clear', { label })} onPress={onClear} />
        )}
      </div>
      {error && (
        <Text as="p" size={13} tone="bad">
          {error}
        </Text>
      )}
      {open && picker && (
        <PickerDialog
          picker={picker}
          title={text('chooseOf', { label })}
          max={1}
          chosen={[value]}
          onPick={([item]) => {
            setOpen(false)
            if (item) void onPick(item.value ?? item.id, item)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldGroup>
  )
}
