import * as choice from '../internal/choice.css.ts'
import { cx } from '../internal/cx.ts'
import type { ControlProps } from '../internal/open.ts'

export type ChoiceMarkProps = ControlProps & {
  /** Whether to render a checkbox or a radio button. */
  type?: 'checkbox' | 'radio' | undefined
  /** The accessible name, if no label wraps the mark. */
  label?: string | undefined
  /** The form field name. */
  name?: string | undefined
  /** The value submitted when the mark is checked. */
  value?: string | undefined
  /** The id of the form this control belongs to, if it is outside the form element. */
  form?: string | undefined
  /** Whether the mark is checked. Controlled if given, with `onChange`; otherwise use `defaultChecked`. */
  checked?: boolean | undefined
  /** Whether the mark is initially checked (uncontrolled). */
  defaultChecked?: boolean | undefined
  /** Whether some but not all of the represented items are selected. */
  indeterminate?: boolean | undefined
  /** Whether the field is disabled. A disabled field is not submitted. */
  disabled?: boolean | undefined
  /** Called when the reader checks or unchecks the mark. */
  onChange?: ((change: { checked: boolean; target: HTMLInputElement }) => void) | undefined
}

/**
 * A checkbox or radio button without a label, for rows and cards that act as the label.
 *
 * When: a whole card, row or line of text is pressed to select it. Instead: `Checkbox` and `RadioGroup` wherever a
 * label is beside the mark.
 *
 * Keys: `Tab` focuses it, `Space` toggles it; arrow keys move between radio buttons with the same name.
 */
export function ChoiceMark({
  type = 'checkbox',
  label,
  indeterminate,
  onChange,
  className,
  ref,
  ...input
}: ChoiceMarkProps) {
  return (
    <input
      aria-label={label}
      {...input}
      // `indeterminate` has no HTML attribute.
      ref={
        indeterminate === undefined
          ? ref
          : (mark) => {
              if (mark) mark.indeterminate = indeterminate
              if (typeof ref === 'function') return ref(mark)
              if (ref) ref.current = mark
              return undefined
            }
      }
      type={type}
      className={cx(choice.mark, className)}
      onChange={onChange && (({ currentTarget: target }) => onChange({ checked: target.checked, target }))}
    />
  )
}
