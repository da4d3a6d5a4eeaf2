import { useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Affix } from '../internal/Affix.tsx'
import type { AffixProps } from '../internal/Affix.tsx'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { ControlSize, FieldIds, FieldProps } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import type { TypedProps } from '../internal/open.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './SearchField.css.ts'

export type SearchFieldProps = FieldProps &
  TypedProps &
  AffixProps & {
    /** The form field name of the search text. */
    name: string
    /** The text. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: string | undefined
    /** The initial text (uncontrolled). */
    defaultValue?: string | undefined
    /** Called on each keystroke, and with `''` when the field is cleared. */
    onChange?: ((change: { value: string; target: HTMLInputElement }) => void) | undefined
    /** Called on Enter and on the button instead of submitting the form. Without it the form is submitted. */
    onSearch?: ((search: { value: string }) => void) | undefined
    /** The text of a search button at the end, or `true` for a built-in text. Without it only Enter searches. */
    submit?: boolean | string | undefined
    /** Whether results are loading. Announced to screen readers. */
    loading?: boolean | undefined
    /** An example search. It does not replace the label. */
    placeholder?: string | undefined
    /** The maximum number of characters. */
    maxLength?: number | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The height of the field. @default 'medium' */
    size?: ControlSize | undefined
    /** Whether the field takes the focus when it appears. */
    autoFocus?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }

/**
 * A search field with a clear button.
 *
 * When: text narrows a list or a page; inside a `<form method="get" role="search">` it works before scripts load.
 * Instead: `ComboBox` to select one of the matches, `TextField` for any other line of text.
 *
 * Keys: `Enter` searches, `Escape` clears, `Tab` moves on to the button.
 */
export function SearchField(props: SearchFieldProps) {
  const { hideLabel, hint, error, id, className, style, ...control } = props
  const { label, name, required } = control
  const ids = useFieldIds({ id, name, hint, error }, control)
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      required={required}
      ids={ids}
      className={className}
      style={style}
    >
      <SearchBox {...control} ids={ids} />
    </Field>
  )
}

const glass = (
  <span className={styles.glass}>
    <Icon name="search" />
  </span>
)

function SearchBox({
  ids,
  label: _label,
  size = 'medium',
  value,
  onChange,
  onSearch,
  submit = false,
  loading,
  disabled,
  form,
  ref,
  onKeyDown,
  prefix,
  suffix,
  ...input
}: SearchFieldProps & { ids: FieldIds }) {
  const say = useMessages()
  const box = useRef<HTMLInputElement>(null)
  const both = useMergedRefs(box, ref)

  function clear() {
    const target = box.current
    if (!target) return
    // If the value is controlled, the caller clears it.
    if (value === undefined) target.value = ''
    target.focus()
    onChange?.({ value: '', target })
  }

  return (
    <div className={cx(field.box, field.size[size])}>
      <Affix>{prefix}</Affix>
      {glass}
      <input
        placeholder=" "
        autoComplete="off"
        {...input}
        data-escape
        ref={both}
        id={ids.id}
        type="search"
        className={cx(field.control, styles.input)}
        value={value}
        disabled={disabled}
        form={form}
        aria-busy={loading || undefined}
        aria-invalid={ids.invalid}
        aria-describedby={ids.describedBy}
        onChange={({ currentTarget: target }) => onChange?.({ value: target.value, target })}
        onKeyDown={(event) => press(event, { onKeyDown, onSearch, clear })}
      />
      <button type="button" tabIndex={-1} className={styles.clear} aria-label={say('clear')} onClick={clear}>
        <Icon name="close" size={12} />
      </button>
      <Affix>{suffix}</Affix>
      {submit && (
        <SubmitButton {...{ form, disabled, onSearch }} input={box} text={submit === true ? say('search') : submit} />
      )}
    </div>
  )
}

/** A button that calls `onSearch`, or submits the form without it. */
function SubmitButton({
  form,
  disabled,
  onSearch,
  input,
  text,
}: Pick<SearchFieldProps, 'form' | 'disabled' | 'onSearch'> & {
  input: RefObject<HTMLInputElement | null>
  text: string
}) {
  return (
    <button
      type={onSearch ? 'button' : 'submit'}
      form={form}
      disabled={disabled}
      className={styles.submit}
      onClick={onSearch && (() => onSearch({ value: input.current?.value ?? '' }))}
    >
      {text}
    </button>
  )
}

function press(
  event: KeyboardEvent<HTMLInputElement>,
  { onKeyDown, onSearch, clear }: Pick<SearchFieldProps, 'onKeyDown' | 'onSearch'> & { clear: () => void },
) {
  // A surrounding panel prevents the default so that Escape does not close it; the field still clears.
  const kept = event.key === 'Escape' && event.defaultPrevented
  onKeyDown?.(event)
  // An Enter that completes input method composition is not a search.
  if ((event.defaultPrevented && !kept) || event.nativeEvent.isComposing) return
  if (event.key === 'Escape' && event.currentTarget.value) {
    event.preventDefault()
    clear()
  }
  // In Safari `isComposing` is already false for this Enter, but `keyCode` is still 229.
  if (event.key === 'Enter' && onSearch && event.nativeEvent.keyCode !== 229) {
    event.preventDefault()
    onSearch({ value: event.currentTarget.value })
  }
}
