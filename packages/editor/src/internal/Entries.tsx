import { isRecord } from '@millwright/domain/isRecord'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Text } from '@millwright/ui/Text'
import { samePath } from '../page.ts'
import { AreaField } from './AreaField.tsx'
import type { FieldProps } from './fieldForm.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { fieldLabel } from './labels.ts'
import { rowOf } from './rowOf.ts'
import { Rows } from './Rows.tsx'
import { Fields } from './Several.tsx'
import * as styles from './Fields.css.ts'

type EntriesProps = FieldProps & { value: readonly unknown[] }

/** Entries with fields of their own: pictures, columns, tabs. The chosen entry shows its fields below the list. */
export function Entries(props: EntriesProps) {
  const { schema, value, path, label, form } = props
  const text = useText('editor')
  const open = form.openAt(path) ?? (value.length ? 0 : undefined)
  const shown = open !== undefined && open < value.length ? open : undefined
  const hasRoom = value.length < (schema.maxItems ?? Infinity)
  const add = () => {
    form.change(path, [...value, entryOf(schema.items)])
    form.open(path, value.length)
  }
  return (
    <FieldGroup label={label} error={form.problemAt(path)} note={form.pendingAt(path)}>
      <EntryRows {...props} shown={shown} hasRoom={hasRoom} />
      {schema.items?.kind === 'area' && <AreaField {...props} />}
      {hasRoom && (
        <Button icon="plus" wide onPress={add}>
          {text('addTo', { label })}
        </Button>
      )}
      {shown !== undefined && <OpenEntry {...props} at={shown} />}
    </FieldGroup>
  )
}

/** Returns a new entry. A hot area begins as the middle quarter of its picture, where it can be seen. */
function entryOf(items: FieldProps['schema']['items']): unknown {
  if (items?.kind === 'area') return { x: 25, y: 25, w: 50, h: 50 }
  return items?.properties.length ? {} : ''
}

/** The entries by their words or pictures. An item of a list in one entry can be put on another entry. */
function EntryRows({
  schema,
  value,
  path,
  label,
  form,
  shown,
  hasRoom,
}: EntriesProps & { shown: number | undefined; hasRoom: boolean }) {
  const text = useText('editor')
  const rows = value.map((one, at) => ({
    ...rowOf(one, form.locale, text('entry', { label, number: at + 1 })),
    problems: form.problemsIn([...path, at]),
  }))
  const slot = form.slots.find(
    (one) => one.path.length === path.length + 2 && samePath(one.path.slice(0, path.length), path),
  )
  const inner = slot?.path.at(-1)
  const copy = (at: number) => form.change(path, value.toSpliced(at + 1, 0, structuredClone(value[at])))
  return (
    <Rows
      id={form.idOf(path)}
      label={label}
      path={path}
      kind={path.filter((step) => typeof step === 'string').join('.')}
      rows={rows}
      open={shown}
      onOpen={(at) => form.open(path, at)}
      onSay={form.say}
      onMove={(from, before) => form.move(from, { path, before })}
      onRemove={(at) => form.change(path, value.toSpliced(at, 1))}
      moreOf={(at) => (hasRoom && schema.items ? [{ id: 'copy', label: text('copy'), onPress: () => copy(at) }] : [])}
      takes={slot?.kind}
      onPutOn={(item, at) => inner !== undefined && form.move(item, { path: [...path, at, inner], before: Infinity })}
    />
  )
}

function OpenEntry({ schema, value, path, label, form, at }: EntriesProps & { at: number }) {
  const text = useText('editor')
  const items = schema.items
  const name = text('entry', { label, number: at + 1 })
  const own = [...path, at]
  const entry = value[at]
  const error = form.problemAt(own)
  if (!items) return null
  const isPlain = !items.properties.length || items.kind === 'link' || !isRecord(entry ?? {})
  return (
    <div className={styles.opened} role="group" aria-label={name}>
      <p className={styles.openedName}>{name}</p>
      {!isPlain && error && (
        <Text as="p" size={13} tone="bad">
          {error}
        </Text>
      )}
      {isPlain ? (
        <form.Field
          schema={items}
          value={entry}
          path={own}
          label={items.kind === 'link' ? fieldLabel('link', form.locale) : label}
          required={false}
          form={form}
        />
      ) : (
        <Fields schema={items} value={entry} path={own} form={form} />
      )}
    </div>
  )
}
