import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

export type TimeFieldProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list'> & {
    /** The form field name. The form submits the time as `17:30`. */
    name: string
    /** The time as `17:30`, or `''`. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: string | undefined
    /** The initial time (uncontrolled). */
    defaultValue?: string | undefined
    /** Called when a complete time is typed, and with `''` when it is cleared. */
    onChange?: ((change: { value: string }) => void) | undefined
    /** The earliest time, as `08:00`. */
    min?: string | undefined
    /** The latest time. */
    max?: string | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The height of the field. @default 'medium' */
    size?: ControlSize | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
