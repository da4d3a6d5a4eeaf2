import { useRef } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { FieldIds } from '../internal/Field.tsx'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import type { CodeInputProps } from './codeInputProps.ts'
import { useCode } from './useCode.ts'
import * as styles from './CodeInput.css.ts'

export type { CodeInputProps }

/**
 * A field for a one-time code, with a cell for each digit. It is one native input, so that pasting, autofill from a
 * text message and screen readers work as in any field, also before scripts load.
 *
 * When: the reader enters a code of known length from a message or an app. Instead: `TextField` for codes of unknown
 * length; `PasswordField` for secrets.
 *
 * Keys: `Tab` focuses it; arrow keys, `Backspace` and `Delete` work as in a text field.
 */
export function CodeInput({ hideLabel, hint, error, id, className, style, ...box }: CodeInputProps) {
  const { label, name, required, length = 6 } = box
  const ids = useFieldIds({ id, name, hint, error }, box)
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
      <div className={cx(styles.box, styles.size[box.size ?? 'medium'])}>
        {Array.from({ length }, (_, index) => (
          <span key={index} className={styles.cell} aria-hidden />
        ))}
        <CodeControl {...box} length={length} ids={ids} />
      </div>
    </Field>
  )
}

/** The native input over the cells. */
function CodeControl({
  label: _label,
  size: _size,
  ids,
  length,
  value,
  defaultValue,
  onChange,
  onComplete,
  onPaste,
  onCompositionEnd,
  ref,
  ...input
}: Omit<CodeInputProps, 'id' | 'length'> & { ids: FieldIds; length: number }) {
  const own = useRef<HTMLInputElement>(null)
  const { settle, paste } = useCode({ value, defaultValue, length, onChange, onComplete }, own)
  return (
    <input
      autoComplete="one-time-code"
      inputMode="numeric"
      {...input}
      ref={useMergedRefs(own, ref)}
      id={ids.id}
      type="text"
      defaultValue={value ?? defaultValue}
      className={styles.input}
      maxLength={length}
      pattern={`[0-9]{${length}}`}
      aria-invalid={ids.invalid}
      aria-describedby={ids.describedBy}
      // An input method corrects its own text until it ends.
      onChange={({ currentTarget, nativeEvent }) => {
        if (!(nativeEvent as InputEvent).isComposing) settle(currentTarget)
      }}
      onCompositionEnd={(event) => {
        onCompositionEnd?.(event)
        settle(event.currentTarget)
      }}
      onPaste={(event) => {
        onPaste?.(event)
        if (!event.defaultPrevented && !input.readOnly) paste(event)
      }}
    />
  )
}
