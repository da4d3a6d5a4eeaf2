import type { AffixProps } from '../internal/Affix.tsx'
import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

export type DecimalFieldProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list'> &
  AffixProps & {
    /** The form field name. The form submits plain notation: `1234.50`. */
    name: string
    /**
     * The number in plain notation (`1234.5`), or `''`. Controlled if given, with `onChange`; otherwise use
     * `defaultValue`. Other text is shown with an error, so that a form can return what the reader typed.
     */
    value?: string | undefined
    /** The initial number in plain notation (uncontrolled). */
    defaultValue?: string | undefined
    /** The minimum value in plain notation. */
    min?: string | undefined
    /** The maximum value in plain notation. */
    max?: string | undefined
    /**
     * The step between values, counted from `min` or 0. Without it the arrow keys step by 1 and every value is
     * accepted.
     */
    step?: string | undefined
    /** The maximum number of decimals. Unlimited if omitted. */
    scale?: number | undefined
    /**
     * The minimum number of decimals, filled up with zeros: 2 shows and submits `1234.50`.
     * @default 0
     */
    minScale?: number | undefined
    /**
     * Further units that typed text may contain, such as `CNY`. Those of `prefix` and `suffix` are accepted if they are
     * texts.
     */
    units?: readonly string[] | undefined
    /**
     * Called when a number is committed: by an arrow key, Enter, or when the field loses focus. `error` says why the
     * field refuses the number. If the text is not a number, `value` is the text.
     */
    onChange?: ((change: { value: string; error: string | undefined }) => void) | undefined
    /** An example shown in the empty field. It does not replace the label. */
    placeholder?: string | undefined
    /** The size of the field. */
    size?: ControlSize | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** Whether the field takes the focus when the page or dialog opens. */
    autoFocus?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
