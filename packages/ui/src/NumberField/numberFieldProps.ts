import type { AffixProps } from '../internal/Affix.tsx'
import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

export type NumberFieldProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list'> &
  AffixProps & {
    /** The form field name. */
    name: string
    /** The value. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: number | undefined
    /** The initial value (uncontrolled). */
    defaultValue?: number | undefined
    /** The minimum value. */
    min?: number | undefined
    /** The maximum value. */
    max?: number | undefined
    /** The step between values, counted from `min`, as with pack sizes. */
    step?: number | undefined
    /** Called when a number is committed: by a button, an arrow key, Enter, or when the field loses focus. */
    onChange?: ((change: { value: number }) => void) | undefined
    /** Called after `onChange` if the typed number was corrected, so that the caller can explain why. */
    onCorrect?: ((correction: { typed: string; value: number }) => void) | undefined
    /** The size of the field. */
    size?: ControlSize | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
