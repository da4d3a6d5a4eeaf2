import { createContext, useContext, useId } from 'react'
import type { AriaAttributes, CSSProperties, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { cx } from './cx.ts'
import * as styles from './Field.css.ts'

export type ControlSize = keyof typeof styles.size

export type FieldProps = {
  /** The label. */
  label: string
  /** Whether to show the label to screen readers only. */
  hideLabel?: boolean | undefined
  /** Help text below the field. */
  hint?: string | undefined
  /** The error message. */
  error?: string | undefined
  /** Whether the field must be filled in before the form is submitted. */
  required?: boolean | undefined
  /** The id of the control, the target of error summary links. Generated if omitted. */
  id?: string | undefined
}

export type FieldIds = {
  id: string
  hintId: string | undefined
  errorId: string | undefined
  describedBy: string | undefined
  error: string | undefined
  invalid: AriaAttributes['aria-invalid']
}

/** The errors that `Form` passes to its fields, by field name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({})

/**
 * Returns the ids of a field's parts and its error: the field's own, or the form's error for its name. Keeps the host's
 * aria attributes.
 */
export function useFieldIds(
  { id, name, hint, error: given }: Pick<FieldProps, 'id' | 'hint' | 'error'> & { name?: string | undefined },
  said: AriaAttributes,
): FieldIds {
  const made = useId()
  const told = useContext(FieldErrors)
  const error = given ?? (name === undefined ? undefined : told[name])
  const own = id ?? made
  const hintId = hint ? `${own}-hint` : undefined
  const errorId = error ? `${own}-error` : undefined
  return {
    id: own,
    hintId,
    errorId,
    error,
    describedBy: cx(errorId, hintId, said['aria-describedby']) || undefined,
    invalid: !!error || said['aria-invalid'],
  }
}

/** The label, control, hint and error of a field, stacked. */
export function Field({
  label,
  hideLabel,
  hint,
  required,
  ids,
  className,
  style,
  children,
}: Omit<FieldProps, 'id'> & {
  ids: FieldIds
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}) {
  const words = required ? (
    <>
      {label}
      <RequiredMark />
    </>
  ) : (
    label
  )
  return (
    <div className={cx(styles.field, className)} style={style}>
      <label htmlFor={ids.id} className={hideLabel ? hidden : styles.label}>
        {words}
      </label>
      {children}
      {(hint || ids.error) && <FieldNotes hint={hint} ids={ids} />}
    </div>
  )
}

export function RequiredMark() {
  const say = useMessages()
  return (
    <span className={styles.required} title={say('required')} aria-hidden>
      *
    </span>
  )
}

export function FieldNotes({ hint, ids }: Pick<FieldProps, 'hint' | 'error'> & { ids: FieldIds }) {
  return (
    <>
      {hint && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {ids.error && (
        <p id={ids.errorId} className={styles.error}>
          <Icon name="error" size={12} />
          {ids.error}
        </p>
      )}
    </>
  )
}
