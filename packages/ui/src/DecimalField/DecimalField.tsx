import { useRef } from 'react'
import { Affix } from '../internal/Affix.tsx'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { FieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { FormValue } from '../internal/FormValue.tsx'
import { useLanguage } from '../internal/Language.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useMissing } from '../internal/useMissing.ts'
import { writeNumber } from '../internal/numberText.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useScripted } from '../useScripted/useScripted.tsx'
import type { DecimalFieldProps } from './decimalFieldProps.ts'
import { decimalMessages } from './decimalMessages.ts'
import { refusalOf } from './refusalOf.ts'
import { useTypedDecimal } from './useTypedDecimal.ts'
import * as styles from './DecimalField.css.ts'

export type { DecimalFieldProps }

/**
 * A field for an exact decimal, which is text and never a float. It shows the separators of the language and submits
 * plain notation. Text that is not a number, or beyond a limit, stays with an error.
 *
 * When: the reader types a measure, a rate or a weight. Instead: `MoneyField` for amounts; `NumberField` for whole
 * numbers with buttons; `TextField` with `inputMode` for numbers that are identifiers.
 *
 * Keys: `Tab` focuses it; `ArrowUp` and `ArrowDown` change the number by one step, `PageUp` and `PageDown` by ten;
 * `Enter` commits the typed number.
 */
export function DecimalField({
  hideLabel,
  hint,
  error,
  id,
  className,
  style,
  value,
  defaultValue,
  min,
  max,
  step,
  scale,
  minScale = 0,
  units = [],
  onChange,
  ref,
  ...box
}: DecimalFieldProps) {
  const { label, name, required, disabled, readOnly, form, prefix, suffix } = box
  const say = useDecimalMessages(box)
  const input = useRef<HTMLInputElement>(null)
  const both = useMergedRefs(input, ref)
  const typed = useTypedDecimal(
    {
      value,
      defaultValue,
      min,
      max,
      step,
      minScale,
      units: [...units, ...[prefix, suffix].filter((affix) => typeof affix === 'string')],
      refuse: (read) => (disabled || readOnly ? undefined : say(refusalOf(read, { min, max, step, scale }))),
      onChange,
    },
    input,
  )
  const [missing, onMissing] = useMissing(label, typed.value === '')
  const ids = useFieldIds({ id, name, hint, error: error ?? typed.shownError ?? missing }, box)
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <DecimalBox {...box} ref={both} ids={ids} typed={typed} />
      <DecimalValue {...{ label, name, form, disabled, required, ids, typed, onMissing }} />
    </Field>
  )
}

/** Returns a function for refusals, with their numbers and units as the reader writes them. */
function useDecimalMessages({ prefix, suffix }: Pick<DecimalFieldProps, 'prefix' | 'suffix'>) {
  const say = useMessages(decimalMessages)
  const language = useLanguage()
  const before = typeof prefix === 'string' ? prefix : ''
  const after = typeof suffix === 'string' ? `\u00a0${suffix}` : ''
  return (refusal: ReturnType<typeof refusalOf>) => {
    if (!refusal) return undefined
    const { key, count = 0, decimals = {} } = refusal
    const shown = Object.entries(decimals).map(([name, plain]) => [
      name,
      before + writeNumber(plain, language, { grouped: true }) + after,
    ])
    return say(key, { count, ...Object.fromEntries(shown) })
  }
}

type DecimalBoxProps = Omit<DecimalFieldProps, 'id'> & {
  ids: FieldIds
  typed: ReturnType<typeof useTypedDecimal>
}

function DecimalBox({
  label: _label,
  required,
  name,
  size = 'medium',
  disabled,
  readOnly,
  form,
  prefix,
  suffix,
  onFocus,
  onBlur,
  onKeyDown,
  ids,
  typed,
  ...more
}: DecimalBoxProps) {
  // Before scripts load the input itself is submitted, so it has plain notation.
  const scripted = useScripted()
  return (
    <div className={cx(field.box, field.size[size])}>
      <Affix>{prefix}</Affix>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...more}
        id={ids.id}
        type="text"
        className={cx(field.control, styles.input)}
        name={scripted ? undefined : name}
        form={form}
        value={scripted ? typed.text : typed.first}
        disabled={disabled}
        readOnly={readOnly}
        required={!scripted && required}
        aria-required={required}
        aria-invalid={ids.invalid}
        aria-describedby={ids.describedBy}
        onChange={(event) => typed.type(event.currentTarget.value)}
        onFocus={(event) => {
          typed.enter()
          onFocus?.(event)
        }}
        onBlur={(event) => {
          typed.leave()
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented && !readOnly) typed.press(event)
        }}
      />
      <Affix>{suffix}</Affix>
    </div>
  )
}

/** The hidden input that submits the number, once scripts run. */
function DecimalValue({
  ids,
  typed,
  onMissing,
  label,
  name,
  form,
  disabled,
  required,
}: Pick<DecimalBoxProps, 'label' | 'name' | 'form' | 'disabled' | 'required' | 'ids' | 'typed'> & {
  onMissing: () => void
}) {
  if (!useScripted()) return null
  return (
    <FormValue
      {...{ label, name, form, disabled, required }}
      ref={(node) => node?.setCustomValidity(typed.error ?? '')}
      control={ids.id}
      value={typed.value}
      onMissing={() => {
        typed.show()
        onMissing()
      }}
    />
  )
}
