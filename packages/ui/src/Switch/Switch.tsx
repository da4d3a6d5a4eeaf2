import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { FieldNotes, useFieldIds } from '../internal/Field.tsx'
import type { ControlProps } from '../internal/open.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Switch.css.ts'

export const switchSizes = ['small', 'medium'] as const

export type SwitchProps = ControlProps & {
  /** The setting. The text is the same whether on or off. */
  label: ReactNode
  /** Whether to show the label to screen readers only. */
  hideLabel?: boolean | undefined
  /** An explanation of what the setting does when on. */
  hint?: string | undefined
  /** The reason why the setting could not be changed. */
  error?: string | undefined
  /** The form field name, submitted while the switch is on. */
  name?: string | undefined
  /** The value submitted while the switch is on. @default 'on' */
  value?: string | undefined
  /** Whether the switch is on. Controlled if given, with `onChange`; otherwise use `defaultChecked`. */
  checked?: boolean | undefined
  /** Whether the switch is initially on (uncontrolled). @default false */
  defaultChecked?: boolean | undefined
  /** Whether the switch must be on before the form is submitted. */
  required?: boolean | undefined
  /** Called as soon as the switch is toggled. */
  onChange?: ((change: { checked: boolean; target: HTMLInputElement }) => void) | undefined
  /** Whether the change is being saved. The switch keeps the focus and ignores presses. */
  loading?: boolean | undefined
  /** Whether the switch is disabled. A disabled switch is not submitted. */
  disabled?: boolean | undefined
  /** The height of the switch. @default 'medium' */
  size?: (typeof switchSizes)[number] | undefined
  /** The id of the form this control belongs to, if it is outside the form element. */
  form?: string | undefined
  /** The id of the control, the target of error summary links. Generated if omitted. */
  id?: string | undefined
}

/**
 * A switch for a setting that takes effect immediately.
 *
 * When: the change takes effect at once, as in settings. Instead: `Checkbox` for a value sent with a form, or for one
 * of several; `RadioGroup` for two options that both have a name. Before scripts load it is a checkbox in a form, which
 * needs a submit button.
 *
 * Keys: `Tab` focuses it, `Space` toggles it.
 */
export function Switch({
  label,
  hideLabel,
  hint,
  error,
  id,
  loading,
  size = 'medium',
  onChange,
  onClick,
  className,
  style,
  ...input
}: SwitchProps) {
  const ids = useFieldIds({ id, name: input.name, hint, error }, input)
  return (
    <div className={className} style={style}>
      <label className={styles.row}>
        <input
          {...input}
          id={ids.id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox has a checked state
          role="switch"
          className={cx(styles.track, styles.size[size])}
          aria-busy={loading || undefined}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onClick={loading ? (event) => event.preventDefault() : onClick}
          onChange={({ currentTarget: target }) => {
            // React fires change even though the click was prevented.
            if (!loading) onChange?.({ checked: target.checked, target })
          }}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.words}>{label}</span>}
      </label>
      <FieldNotes hint={hint} ids={ids} />
    </div>
  )
}
