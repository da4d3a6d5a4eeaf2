import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

export type MonthFieldProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list'> & {
    /** The form field name. The form submits the month as `2026-11`. */
    name: string
    /** The month as `2026-11`, or `''`. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: string | undefined
    /** The initial month (uncontrolled). */
    defaultValue?: string | undefined
    /** Called when a complete month is typed or selected, and with `''` when it is cleared. */
    onChange?: ((change: { value: string }) => void) | undefined
    /** The first selectable month, as `2026-11`. */
    min?: string | undefined
    /** The last selectable month. */
    max?: string | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The height of the field. @default 'medium' */
    size?: ControlSize | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
