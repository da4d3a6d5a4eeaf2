import { useEffect } from 'react'
import type { ComponentType, RefObject } from 'react'
import { cx } from './cx.ts'
import { Field, useFieldIds } from './Field.tsx'
import type { ControlSize, FieldProps } from './Field.tsx'
import * as field from './Field.css.ts'
import type { TypedProps } from './open.ts'
import { useControllableState } from './useControllableState.ts'
import { useMergedRefs } from './useMergedRefs.ts'

export type TemporalFieldProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list'> & {
    name: string
    value?: string | undefined
    defaultValue?: string | undefined
    onChange?: ((change: { value: string }) => void) | undefined
    min?: string | undefined
    max?: string | undefined
    disabledDate?: ((date: string) => boolean) | undefined
    disabled?: boolean | undefined
    size?: ControlSize | undefined
    form?: string | undefined
  }

type Native = {
  type: 'date' | 'time' | 'datetime-local' | 'month'
  /** Attributes for browsers that show a text field instead. */
  asText?: { pattern: string; placeholder: string }
  native: RefObject<HTMLInputElement | null>
  /** The richer control, once it has loaded. */
  Control:
    | ComponentType<
        Omit<TemporalFieldProps, 'value' | 'defaultValue' | 'onChange'> & {
          held: string
          onChoose: (next: string) => void
        }
      >
    | undefined
}

/** A native field for a day or a time, until the richer control has loaded. */
export function TemporalField({
  type,
  native,
  Control,
  asText,
  value,
  defaultValue,
  onChange,
  ...props
}: TemporalFieldProps & Native) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    id,
    disabledDate: _,
    size = 'medium',
    className,
    style,
    ref,
    ...more
  } = props
  const ids = useFieldIds({ id, name: more.name, hint, error }, more)
  const both = useMergedRefs(native, ref)
  const [held, choose] = useControllableState(value, defaultValue ?? '', (next) => onChange?.({ value: next }))

  useEffect(() => {
    // Picks up a value typed before scripts loaded.
    if (native.current && value === undefined && native.current.value !== held) choose(native.current.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])

  if (Control) return <Control {...props} held={held} onChoose={choose} />
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <div className={cx(field.box, field.size[size])}>
        <input
          {...asText}
          {...more}
          ref={both}
          id={ids.id}
          type={type}
          className={field.control}
          required={required}
          defaultValue={held}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
    </Field>
  )
}
