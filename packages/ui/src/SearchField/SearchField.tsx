import { useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import type { TypedProps } from '../internal/open.ts'
import { useBothRefs } from '../internal/useBothRefs.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './SearchField.css.ts'

export type SearchFieldProps = FieldProps &
  TypedProps & {
    /** The name under which a form carries what is looked for. */
    name: string
    /** With `onChange`, held by the caller; else `defaultValue`. */
    value?: string | undefined
    /** What stands in it at first. */
    defaultValue?: string | undefined
    /** Heard at every letter, and with `''` when it is cleared. */
    onChange?: ((change: { value: string; target: HTMLInputElement }) => void) | undefined
    /** Heard at Enter and by the button, in place of sending the form. Without it the form is sent. */
    onSearch?: ((search: { value: string }) => void) | undefined
    /** The words of a button at its end, or `true` for our own; left out, Enter alone searches. */
    submit?: boolean | string | undefined
    /** An answer is awaited; said to those who listen. */
    loading?: boolean | undefined
    /** An example of what can be looked for; no label. */
    placeholder?: string | undefined
    /** How many letters fit. */
    maxLength?: number | undefined
    /** It can be neither typed in nor sent. */
    disabled?: boolean | undefined
    /** How high it is. @default 'medium' */
    size?: ControlSize | undefined
    /** Takes the focus when it appears. */
    autoFocus?: boolean | undefined
    /** The id of the form it belongs to, where it stands outside. */
    form?: string | undefined
  }

/**
 * One line of words to look for, with a cross that clears it.
 *
 * When: a list or a page is narrowed by words; put it into a `<form method="get" role="search">`, and it works before
 * scripts.
 * Instead: `ComboBox` where one of the matches is chosen, `TextField` for any other line of text.
 *
 * Keys: `Enter` searches, `Escape` clears, `Tab` goes on to the button.
 */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    id,
    size = 'medium',
    value,
    onChange,
    onSearch,
    submit = false,
    loading,
    disabled,
    form,
    className,
    style,
    ref,
    onKeyDown,
    ...input
  } = props
  const ids = useFieldIds({ id, name: input.name, hint, error }, input)
  const say = useMessages()
  const box = useRef<HTMLInputElement>(null)
  const both = useBothRefs(box, ref)

  function clear() {
    const target = box.current
    if (!target) return
    // Who holds the value clears it; a browser's own field does so by itself.
    if (value === undefined) target.value = ''
    target.focus()
    onChange?.({ value: '', target })
  }

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
      <div className={cx(field.box, field.size[size])}>
        <span className={styles.glass}>
          <Icon name="search" />
        </span>
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
          required={required}
          aria-busy={loading || undefined}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={({ currentTarget: target }) => onChange?.({ value: target.value, target })}
          onKeyDown={(event) => {
            // A panel around it keeps the key from closing it.
            const kept = event.key === 'Escape' && event.defaultPrevented
            onKeyDown?.(event)
            // An Enter that settles a Chinese word is not meant for us.
            if ((event.defaultPrevented && !kept) || event.nativeEvent.isComposing) return
            if (event.key === 'Escape' && event.currentTarget.value) {
              event.preventDefault()
              clear()
            }
            // In Safari the composing has ended by then; 229 is what is left of it.
            if (event.key === 'Enter' && onSearch && event.nativeEvent.keyCode !== 229) {
              event.preventDefault()
              onSearch({ value: event.currentTarget.value })
            }
          }}
        />
        <button type="button" tabIndex={-1} className={styles.clear} aria-label={say('clear')} onClick={clear}>
          <Icon name="close" size={12} />
        </button>
        {submit && (
          <button
            type={onSearch ? 'button' : 'submit'}
            form={form}
            disabled={disabled}
            className={styles.submit}
            onClick={onSearch && (() => onSearch({ value: box.current?.value ?? '' }))}
          >
            {submit === true ? say('search') : submit}
          </button>
        )}
      </div>
    </Field>
  )
}
