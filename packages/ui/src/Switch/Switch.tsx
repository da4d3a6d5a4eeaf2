import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { FieldNotes, useFieldIds } from '../internal/Field.tsx'
import type { ControlProps } from '../internal/open.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Switch.css.ts'

export const switchSizes = ['small', 'medium'] as const

export type SwitchProps = ControlProps & {
  /** What is on or off; the words stay the same in both. */
  label: ReactNode
  /** Say the label only to those who listen. */
  hideLabel?: boolean | undefined
  /** What being on brings with it. */
  hint?: string | undefined
  /** Why it could not be turned. */
  error?: string | undefined
  /** The name under which a form carries it while it is on. */
  name?: string | undefined
  /** What the form carries while it is on. @default 'on' */
  value?: string | undefined
  /** With `onChange`, held by the caller; else `defaultChecked`. */
  checked?: boolean | undefined
  /** Whether it is on at first. @default false */
  defaultChecked?: boolean | undefined
  /** Must be on before the form is sent. */
  required?: boolean | undefined
  /** Heard at once, when it is turned. */
  onChange?: ((change: { checked: boolean; target: HTMLInputElement }) => void) | undefined
  /** What was turned is being saved: it keeps the focus and ignores presses meanwhile. */
  loading?: boolean | undefined
  /** It cannot be turned, and is left out of what a form carries. */
  disabled?: boolean | undefined
  /** How high it is. @default 'medium' */
  size?: (typeof switchSizes)[number] | undefined
  /** The id of the form it belongs to, where it stands outside. */
  form?: string | undefined
  /** Where a summary of errors leads; made up when left out. */
  id?: string | undefined
}

/**
 * A setting that is on or off, and that holds as soon as it is turned.
 *
 * When: the change takes effect at once, as in settings. Instead: `Checkbox` for what is sent with a form, or for one
 * of several;
 * `RadioGroup` for two ways that both have a name. Before scripts it is a checkbox in a form, which needs a button to
 * be sent.
 *
 * Keys: `Tab` reaches it, `Space` turns it.
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
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- what the element has by itself
          role="switch"
          className={cx(styles.track, styles.size[size])}
          aria-busy={loading || undefined}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onClick={loading ? (event) => event.preventDefault() : onClick}
          onChange={({ currentTarget: target }) => {
            // React tells of the press although it was prevented.
            if (!loading) onChange?.({ checked: target.checked, target })
          }}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.words}>{label}</span>}
      </label>
      <FieldNotes hint={hint} ids={ids} />
    </div>
  )
}
