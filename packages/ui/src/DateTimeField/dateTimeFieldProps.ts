import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

export type DateTimeFieldProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list'> & {
    /** The form field name. The form submits `2026-11-21T17:30`, without a time zone. */
    name: string
    /**
     * The day and time as `2026-11-21T17:30`, or `''`. Controlled if given, with `onChange`; otherwise use
     * `defaultValue`.
     */
    value?: string | undefined
    /** The initial day and time (uncontrolled). */
    defaultValue?: string | undefined
    /** Called when a complete day and time is typed or selected, and with `''` when it is cleared. */
    onChange?: ((change: { value: string }) => void) | undefined
    /** The earliest day and time, as `2026-11-21T08:00`. */
    min?: string | undefined
    /** The latest day and time. */
    max?: string | undefined
    /** Returns whether a day between `min` and `max` is not selectable, such as a holiday. */
    disabledDate?: ((date: string) => boolean) | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The height of the field. @default 'medium' */
    size?: ControlSize | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
