import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { useState } from 'react'
import { samePath } from '../page.ts'
import type { PickerItem } from '../pickers.ts'
import type { DraggedItem, FieldProps } from './fieldForm.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { PickerDialog } from './PickerDialog.tsx'
import { pickerKindOf, refId } from './pickerOf.ts'
import { Rows } from './Rows.tsx'
import { Entries } from './Entries.tsx'
import { useNamed } from './usePicked.ts'
import * as styles from './Fields.css.ts'

/** A list: of products or shops, of entries with fields of their own, or of choices. */
export function ListField(props: FieldProps) {
  const { schema, value, path, form } = props
  const items = schema.items
  if (!items) return null
  if (items.choices.length) return <Choices {...props} />
  if (items.kind === 'product' || items.kind === 'shop') return <References {...props} />
  return <Entries {...props} key={form.idOf(path)} value={Array.isArray(value) ? value : []} />
}

/** Several of a few choices. */
function Choices({ schema, value, path, label, form }: FieldProps) {
  const given: unknown = value ?? schema.fallback
  const chosen: readonly unknown[] = Array.isArray(given) ? given : []
  const choices = schema.items?.choices ?? []
  return (
    <FieldGroup id={form.idOf(path)} label={label} error={form.problemAt(path)} note={form.pendingAt(path)}>
      <div className={styles.row}>
        {choices.map(({ value: one, label }) => (
          <Checkbox
            key={String(one)}
            label={label}
            checked={chosen.includes(one)}
            onChange={({ checked }) =>
              form.change(
                path,
                choices.map(({ value }) => value).filter((other) => (other === one ? checked : chosen.includes(other))),
              )
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Products, deals or shops, chosen from the host's. */
function References(props: FieldProps) {
  const { schema, value, path, label, form } = props
  const text = useText('editor')
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState(false)
  const all = listOf(value)
  const kind = pickerKindOf(schema.items?.kind ?? '', '', form.type, form.pickers) ?? 'product'
  const picker = form.pickers[kind]
  const named = useNamed(picker, all.map(refId), form.locale)
  const room = (schema.maxItems ?? Infinity) - all.length
  const add = (items: readonly PickerItem[]) => {
    setOpen(false)
    form.change(path, [...all, ...items.slice(0, room).map((item) => item.value ?? item.id)])
  }
  return (
    <FieldGroup
      label={`${label} ${schema.maxItems ? text('ofAtMost', { count: all.length, max: schema.maxItems }) : ''}`}
      error={form.problemAt(path)}
      note={form.pendingAt(path)}
    >
      <Rows
        id={form.idOf(path)}
        label={label}
        path={path}
        kind={schema.items?.kind ?? ''}
        rows={all.map((one, at) => {
          const item = named.get(refId(one))
          const id = refId(one)
          return {
            label: item?.label ?? (id || text('noBlock')),
            hint: item?.hint,
            picture: item?.picture,
            problems: form.problemsIn([...path, at]),
          }
        })}
        onSay={form.say}
        onMove={(from, before) => form.move(from, { path, before })}
        onRemove={(at) => form.change(path, all.toSpliced(at, 1))}
        moreOf={(at) => moves(props, { path, at }, text)}
      />
      {room > 0 && (
        <Button icon="plus" wide onPress={() => (picker ? setOpen(true) : setTyped(true))}>
          {text('addTo', { label })}
        </Button>
      )}
      {typed && <TypedId {...props} all={all} onEnd={() => setTyped(false)} />}
      {open && picker && (
        <PickerDialog
          picker={picker}
          title={text('addTo', { label })}
          max={Math.min(room, 50)}
          chosen={all.map(refId)}
          onPick={add}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldGroup>
  )
}

/** Without a picker a product is added by its id. */
function TypedId({
  schema,
  path,
  label,
  form,
  all,
  onEnd,
}: FieldProps & { all: readonly unknown[]; onEnd: () => void }) {
  const at = all.length
  if (!schema.items) return null
  return (
    <form.Field
      schema={{ ...schema.items, kind: '', anyOf: [], title: label }}
      value=""
      path={[...path, at]}
      label={`${label} ${at + 1}`}
      required={false}
      form={{
        ...form,
        change: (to, value) => {
          form.change(to, value)
          onEnd()
        },
      }}
    />
  )
}

/** The other lists of the block that an item can move to. */
function moves({ schema, path, form }: FieldProps, from: DraggedItem, text: ReturnType<typeof useText<'editor'>>) {
  return form.slots
    .filter(({ kind, room, path: other }) => kind === schema.items?.kind && room > 0 && !samePath(other, path))
    .map((slot) => ({
      id: slot.path.join('.'),
      label: text('moveTo', { place: slot.label }),
      onPress: () => form.move(from, { path: slot.path, before: Infinity }),
    }))
}
