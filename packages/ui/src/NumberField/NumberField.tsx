import { useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { ControlSize, FieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useTypedNumber } from './useTypedNumber.ts'
import type { NumberFieldProps } from './numberFieldProps.ts'
import * as styles from './NumberField.css.ts'

export type { NumberFieldProps }

/**
 * A field for a whole number, typed or stepped. Without scripts it is a plain input.
 *
 * When: the reader types or steps a quantity. Instead: `TextField` with `inputMode` for numbers that are identifiers
 * (telephone, code); `QuantityStepper` of commerce for a quantity to buy.
 *
 * Keys: `Tab` reaches the field and its buttons; `ArrowUp` and `ArrowDown` change the number by one step, `PageUp` and
 * `PageDown` by ten; `Enter` commits the typed number.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    hideLabel,
    hint,
    error,
    id,
    className,
    style,
    value,
    defaultValue,
    min = 1,
    max = Number.MAX_SAFE_INTEGER,
    step = 1,
    onChange,
    onCorrect,
    ref,
    ...box
  } = props
  const { label, name, required } = box
  const ids = useFieldIds({ id, name, hint, error }, box)
  const input = useRef<HTMLInputElement>(null)
  const both = useMergedRefs(input, ref)
  const typed = useTypedNumber({ value, defaultValue, min, max, step, onChange, onCorrect }, input)
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
      <NumberBox {...box} ref={both} ids={ids} typed={typed} />
    </Field>
  )
}

type NumberBoxProps = Omit<NumberFieldProps, 'id'> & { ids: FieldIds; typed: ReturnType<typeof useTypedNumber> }

function NumberBox({
  label,
  required,
  name,
  size = 'medium',
  disabled,
  readOnly,
  form,
  ref,
  prefix,
  suffix,
  onBlur,
  onKeyDown,
  ids,
  typed: { settled, text, setText, commit, press, minus, plus },
  ...more
}: NumberBoxProps) {
  const say = useMessages()
  const button = { size, disabled: disabled || readOnly }
  return (
    <div className={cx(field.box, field.size[size], styles.box)}>
      <StepButton {...button} {...minus} icon="minus" label={say('decrease', { label })} />
      {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
      <input
        inputMode="numeric"
        autoComplete="off"
        {...more}
        ref={ref}
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
          if (!readOnly && text !== String(settled)) commit(text)
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented && !readOnly) press(event)
        }}
      />
      {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      <StepButton {...button} {...plus} icon="plus" label={say('increase', { label })} />
    </div>
  )
}

/** A button that steps the number. At the end of the range it stays focusable but does nothing. */
function StepButton({
  icon,
  label,
  size,
  disabled,
  ended,
  onPress,
}: {
  icon: 'minus' | 'plus'
  label: string
  size: ControlSize
  disabled: boolean | undefined
  ended: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className={cx(styles.step, styles.size[size])}
      aria-label={label}
      disabled={disabled}
      aria-disabled={ended || undefined}
      onClick={() => !ended && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}
