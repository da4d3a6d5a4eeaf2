import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import type { TypedProps } from '../internal/open.ts'
import { useBothRefs } from '../internal/useBothRefs.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { toStep } from './toStep.ts'
import * as styles from './NumberField.css.ts'

export type NumberFieldProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list'> & {
    /** The form field name. */
    name: string
    /** The value. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: number | undefined
    /** The initial value (uncontrolled). */
    defaultValue?: number | undefined
    /** The minimum value. */
    min?: number | undefined
    /** The maximum value. */
    max?: number | undefined
    /** The step between values, counted from `min`, as with pack sizes. */
    step?: number | undefined
    /** Called when a number is committed: by a button, an arrow key, Enter, or when the field loses focus. */
    onChange?: ((change: { value: number }) => void) | undefined
    /** Called after `onChange` if the typed number was corrected, so that the caller can explain why. */
    onCorrect?: ((correction: { typed: string; value: number }) => void) | undefined
    /** The size of the field. */
    size?: ControlSize | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }

/**
 * A field for a whole number, typed or stepped. Without scripts it is a plain input.
 *
 * When: the reader types or steps a quantity. Instead: `TextField` with `inputMode` for numbers that are identifiers
 * (telephone, code); `QuantityStepper` of commerce for a quantity to buy.
 *
 * Keys: `Tab` reaches the field; digits type; the buttons are meant for pointers but can be focused as well.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    id,
    name,
    value,
    defaultValue,
    min = 1,
    max = Number.MAX_SAFE_INTEGER,
    step = 1,
    onChange,
    onCorrect,
    size = 'medium',
    disabled,
    readOnly,
    form,
    className,
    style,
    ref,
    onBlur,
    onKeyDown,
    ...more
  } = props
  const ids = useFieldIds({ id, name, hint, error }, more)
  const say = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const both = useBothRefs(input, ref)
  const [settled, setSettled] = useState(value ?? defaultValue ?? min)
  const [text, setText] = useState(String(settled))
  if (value !== undefined && value !== settled) {
    setSettled(value)
    setText(String(value))
  }

  function settle(wanted: number) {
    const next = toStep(wanted, { min, max, step })
    // The caller may submit the form at once, so the input must hold the number before `onChange` runs.
    flushSync(() => {
      setSettled(next)
      setText(String(next))
    })
    if (next !== settled) onChange?.({ value: next })
    return next
  }
  // Chinese input methods type full-width digits.
  const plainOf = (text: string) => text.normalize('NFKC').trim()
  const numberIn = (text: string) => {
    const plain = plainOf(text)
    return plain === '' || Number.isNaN(Number(plain)) ? settled : Number(plain)
  }
  const typed = (text: string) => {
    const value = settle(numberIn(text))
    const right = plainOf(text) === String(value)
    if (!right) onCorrect?.({ typed: text, value })
    return right
  }
  useEffect(() => {
    // Picks up text typed before scripts loaded, and commits it if the field has already lost focus.
    const early = input.current?.value
    if (early === undefined || early === text) return
    setText(early)
    if (document.activeElement !== input.current) queueMicrotask(() => typed(early))
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])
  const steps: Partial<Record<string, number>> = {
    ArrowUp: step,
    ArrowDown: -step,
    PageUp: step * 10,
    PageDown: -step * 10,
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
      <div className={cx(field.box, field.size[size], styles.box)}>
        <button
          type="button"
          className={cx(styles.step, styles.size[size])}
          aria-label={say('decrease', { label })}
          disabled={disabled || readOnly}
          aria-disabled={settled <= min || undefined}
          onClick={() => settled > min && settle(settled - step)}
        >
          <Icon name="minus" />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...more}
          ref={both}
          id={ids.id}
          className={cx(field.control, styles.input)}
          type="text"
          name={name}
          form={form}
          value={text}
          disabled={disabled}
          readOnly={readOnly}
          required={required}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={(event) => {
            if (!readOnly && text !== String(settled)) typed(text)
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.defaultPrevented || readOnly) return
            const by = steps[event.key]
            // Enter shows a corrected number first and does not submit it.
            if (event.key === 'Enter' && !typed(text)) event.preventDefault()
            if (by === undefined) return
            event.preventDefault()
            settle(numberIn(text) + by)
          }}
        />
        <button
          type="button"
          className={cx(styles.step, styles.size[size])}
          aria-label={say('increase', { label })}
          disabled={disabled || readOnly}
          aria-disabled={settled >= max || undefined}
          onClick={() => settled < max && settle(settled + step)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </Field>
  )
}
