import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { FieldNotes, RequiredMark, useFieldIds } from '../internal/Field.tsx'
import * as choice from '../internal/choice.css.ts'
import type { ControlProps } from '../internal/open.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './RadioGroup.css.ts'

export type RadioOption = {
  value: string
  label: string
  hint?: string | undefined
  disabled?: boolean | undefined
  icon?: ReactNode | undefined
}

export type RadioGroupProps = ControlProps<HTMLFieldSetElement> & {
  /** The question. */
  label: string
  /** The key under which a form sends it. */
  name: string
  /** The answers; `hint` explains one, `icon` draws it. */
  options: readonly RadioOption[]
  /** With `onChange`, held by the caller; else `defaultValue`. */
  value?: string | undefined
  /** What it holds at first, where nobody else keeps its value. */
  defaultValue?: string | undefined
  /** Its value has changed, by the reader. */
  onChange?: ((change: { value: string; target: HTMLInputElement }) => void) | undefined
  /** Beneath each other, or as tiles with an edge. */
  look?: 'list' | 'tiles' | undefined
  /** Say the label only to those who listen. */
  hideLabel?: boolean | undefined
  /** What is wrong with it, in words; it is marked and described by them. */
  error?: string | undefined
  /** Must be filled in before the form is sent. */
  required?: boolean | undefined
  /** None of them can be chosen, and none is sent. */
  disabled?: boolean | undefined
  /** The id of the form it belongs to, where it stands outside. */
  form?: string | undefined
  /** Its id, for labels and links that point to it. */
  id?: string | undefined
}

/**
 * One of a few, all of them in sight.
 *
 * When: one of two to five is chosen, and all should be seen. Instead: `Select` for more; `Checkbox` for yes or no;
 * `Tabs` for what is shown at once.
 *
 * Keys: `Tab` reaches the chosen one, arrows choose the next, `Space` chooses where none was chosen.
 */
export function RadioGroup({
  label,
  name,
  options,
  value,
  defaultValue,
  onChange,
  look = 'list',
  hideLabel,
  error,
  required,
  form,
  id,
  className,
  ...group
}: RadioGroupProps) {
  const ids = useFieldIds({ id, name, error }, group)
  const legend = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  return (
    <fieldset
      tabIndex={-1}
      {...group}
      id={ids.id}
      className={cx(styles.group, className)}
      aria-describedby={ids.describedBy}
    >
      {hideLabel ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
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
              onChange={({ currentTarget: target }) => onChange?.({ value: option.value, target })}
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
