import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { FieldNotes, RequiredMark, useFieldIds } from '../internal/Field.tsx'
import * as choice from '../internal/choice.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './RadioGroup.css.ts'

export type RadioOption = { value: string; label: string; hint?: string; disabled?: boolean; icon?: ReactNode }

export type RadioGroupProps = {
  label: string
  name: string
  options: readonly RadioOption[]
  /** With `onChange`, held by the caller; else `defaultValue`. */
  value?: string
  defaultValue?: string
  onChange?: (change: { value: string }) => void
  /** Beneath each other, or as tiles with an edge. */
  look?: 'list' | 'tiles'
  hideLabel?: boolean
  error?: string
  required?: boolean
  /** The id of the form it belongs to, where it stands outside. */
  form?: string
  id?: string
}

/** One of a few, all of them in sight. */
export function RadioGroup({ label, name, options, value, defaultValue, onChange, look = 'list', hideLabel, error, required, form, id }: RadioGroupProps) {
  const ids = useFieldIds({ id, name, error })
  const legend = <>{label}{required && <RequiredMark />}</>
  return (
    <fieldset id={ids.id} className={styles.group} aria-describedby={ids.describedBy} tabIndex={-1}>
      {hideLabel ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <legend className={styles.legend}>{legend}</legend>}
      <div className={styles.look[look]}>
        {options.map((option) => (
          <label key={option.value} className={cx(choice.choice, look === 'tiles' && styles.tile)}>
            <input
              type="radio"
              className={choice.mark}
              name={name}
              value={option.value}
              form={form}
              required={required}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined && defaultValue === option.value ? true : undefined}
              onChange={() => onChange?.({ value: option.value })}
            />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
            {option.icon}
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} />
    </fieldset>
  )
}
