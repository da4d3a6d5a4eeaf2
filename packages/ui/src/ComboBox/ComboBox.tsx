import { useEffect, useId, useRef } from 'react'
import type { ComponentProps, Ref } from 'react'
import { Affix } from '../internal/Affix.tsx'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { upgradeTo } from '../internal/upgradeTo.ts'
import { useControllableState } from '../internal/useControllableState.ts'
import type { ComboBoxControlProps, ComboBoxItem, ComboBoxProps, ComboBoxSection } from './comboBoxProps.ts'
import * as styles from './ComboBox.css.ts'

export type { ComboBoxItem, ComboBoxProps, ComboBoxSection }

const useControl = upgradeTo<ComboBoxControlProps>(() =>
  import('./ComboBoxControl.tsx').then(({ ComboBoxControl }) => ComboBoxControl),
)

/**
 * A field that finds one or several entries of a long list by typing.
 *
 * When: there are more than about ten entries, or they come from a search. Instead: `Select` for fewer, `RadioGroup`
 * for up to five, `Cascader` for entries in levels, `SearchField` where nothing is selected. Until its script loads, or
 * if it never does, it is a native select (or a text input, with `onInput` or `custom`).
 *
 * Keys: letters filter the list, `ArrowDown` and `ArrowUp` open it and move, `Enter` selects, `Escape` closes it or
 * undoes typing, `Backspace` in the empty field removes the last of several.
 */
export function ComboBox(props: ComboBoxProps) {
  const { value, defaultValue, onChange: _, ...rest } = props
  const native = useRef<HTMLDivElement>(null)
  const Control = useControl(native)
  const [chosen, choose] = useControllableState(asList(value), asList(defaultValue) ?? [], (next) => {
    if (props.multiple) props.onChange?.({ value: [...next] })
    else props.onChange?.({ value: next[0] ?? '' })
  })

  useEffect(() => {
    // Picks up a selection made before scripts loaded. A field the reader did not touch keeps its given value.
    const control = native.current?.querySelector<HTMLSelectElement | HTMLInputElement>('select, input')
    if (!control || value !== undefined) return
    if (control instanceof HTMLSelectElement) {
      if ([...control.options].some((option) => option.selected !== option.defaultSelected)) choose(idsIn(control))
    } else if (control.value !== control.defaultValue)
      choose([...(asList(control.value) ?? []), ...(props.multiple ? chosen.slice(1) : [])])
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])

  return Control ? (
    // oxlint-disable-next-line react/static-components -- the richer control, once it has loaded
    <Control {...rest} chosen={chosen} onChoose={choose} />
  ) : (
    <div ref={native}>
      <Native {...rest} chosen={chosen} onChoose={choose} />
    </div>
  )
}

function asList(value: string | readonly string[] | undefined): readonly string[] | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'string') return value
  return value ? [value] : []
}

function idsIn(select: HTMLSelectElement): string[] {
  return [...select.selectedOptions].map((option) => option.value).filter(Boolean)
}

function Native({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  name,
  items,
  onInput,
  custom,
  placeholder,
  disabled,
  size = 'medium',
  form,
  multiple,
  chosen,
  onChoose,
  loading: _loading,
  empty: _empty,
  prefix,
  suffix,
  className,
  style,
  ref,
  ...more
}: ComboBoxControlProps) {
  const ids = useFieldIds({ id, name, hint, error }, more)
  const listId = useId()
  const shared = {
    ...(more as object),
    ref: ref as Ref<HTMLInputElement & HTMLSelectElement>,
    id: ids.id,
    name,
    form,
    disabled,
    required,
    className: cx(field.control, styles.native),
    'aria-invalid': ids.invalid,
    'aria-describedby': ids.describedBy,
  }
  const known = items.flatMap((entry) => ('items' in entry ? entry.items : entry))
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <div className={cx(field.box, field.size[size])}>
        <Affix>{prefix}</Affix>
        {custom || onInput ? (
          <NativeInput
            {...{ shared, listId, known, chosen, placeholder }}
            onType={(text) => custom && onChoose([text])}
          />
        ) : (
          <NativeSelect {...{ shared, items, known, multiple, chosen, placeholder, onChoose }} />
        )}
        <Affix>{suffix}</Affix>
      </div>
    </Field>
  )
}

type NativeProps = Pick<ComboBoxControlProps, 'chosen' | 'placeholder'> & {
  shared: ComponentProps<'input'> & ComponentProps<'select'>
  known: readonly ComboBoxItem[]
}

function NativeInput({
  shared,
  listId,
  known,
  chosen,
  placeholder,
  onType,
}: NativeProps & { listId: string; onType: (text: string) => void }) {
  const { name, form, disabled } = shared
  return (
    <>
      <input
        {...shared}
        type="text"
        autoComplete="off"
        placeholder={placeholder}
        list={listId}
        defaultValue={chosen[0]}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {known.map(({ id, label }) => (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- options are named by their value
          <option key={id} value={label} />
        ))}
      </datalist>
      {chosen.slice(1).map((id) => (
        <input key={id} type="hidden" name={name} form={form} value={id} disabled={disabled} />
      ))}
    </>
  )
}

function NativeSelect({
  shared,
  items,
  known,
  multiple,
  chosen,
  placeholder,
  onChoose,
}: NativeProps & Pick<ComboBoxControlProps, 'items' | 'multiple' | 'onChoose'>) {
  // Items of a later search may include these ids. Until then the ids serve as labels.
  const unknown = chosen.filter((id) => !known.some((item) => item.id === id)).map((id) => ({ id, label: id }))
  return (
    <select
      {...shared}
      multiple={multiple}
      defaultValue={multiple ? chosen : (chosen[0] ?? '')}
      onChange={(event) => onChoose(idsIn(event.currentTarget))}
    >
      {!multiple && <option value="">{placeholder}</option>}
      {[...unknown, ...items].map(optionsOf)}
    </select>
  )
}

function optionsOf(entry: ComboBoxItem | ComboBoxSection) {
  return 'items' in entry ? (
    <optgroup key={entry.label} label={entry.label}>
      {entry.items.map(optionOf)}
    </optgroup>
  ) : (
    optionOf(entry)
  )
}

function optionOf({ id, label, disabled }: ComboBoxItem) {
  return (
    <option key={id} value={id} disabled={disabled}>
      {label}
    </option>
  )
}
