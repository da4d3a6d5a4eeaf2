import * as choice from '../internal/choice.css.ts'
import { cx } from '../internal/cx.ts'
import type { ControlProps } from '../internal/open.ts'

export type ChoiceMarkProps = ControlProps & {
  /** A box to tick, or the ring of one among several. */
  type?: 'checkbox' | 'radio' | undefined
  /** What it is called, where no label around it says so. */
  label?: string | undefined
  /** The key under which a form sends it. */
  name?: string | undefined
  /** What the form carries when it is chosen. */
  value?: string | undefined
  /** The id of the form it belongs to, where it stands outside. */
  form?: string | undefined
  /** With `onChange`, held by the caller; else `defaultChecked`. */
  checked?: boolean | undefined
  /** Whether it is chosen at first, where nobody else keeps its value. */
  defaultChecked?: boolean | undefined
  /** Some, not all, of what it stands for is chosen. */
  indeterminate?: boolean | undefined
  /** Cannot be worked, and is not sent. */
  disabled?: boolean | undefined
  /** It was chosen or let go, by the reader. */
  onChange?: ((change: { checked: boolean; target: HTMLInputElement }) => void) | undefined
}

/**
 * The box of a checkbox or the ring of a radio alone, for rows and cards that are its label themselves.
 *
 * When: a whole card, row or line of words is pressed to choose it. Instead: `Checkbox` and `RadioGroup` wherever a
 * label stands beside the mark.
 *
 * Keys: `Tab` reaches it, `Space` turns it; arrows go among radios of one name.
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
      // There is no attribute for it.
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
