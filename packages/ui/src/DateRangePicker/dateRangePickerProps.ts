import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

/** Two days as `2026-11-21`, both included in the range; `''` for none. */
export type DateRange = { from: string; to: string }

export type DateRangePickerProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list' | 'name'> & {
    /** The form field name of the first day, as `2026-11-21`. */
    fromName: string
    /** The form field name of the last day. */
    toName: string
    /**
     * `{ from, to }`, days as `2026-11-21` or `''`. Controlled if given, with `onChange`; otherwise use `defaultValue`.
     */
    value?: DateRange | undefined
    /** The initial range (uncontrolled). */
    defaultValue?: DateRange | undefined
    /** Called when both days are set or both are cleared. */
    onChange?: ((change: { value: DateRange }) => void) | undefined
    /** The first selectable day, as `2026-11-21`. */
    min?: string | undefined
    /** The last selectable day. */
    max?: string | undefined
    /** Returns whether a day between `min` and `max` is not selectable. A range cannot include such a day. */
    disabledDate?: ((date: string) => boolean) | undefined
    /** Preset ranges shown beside the calendar, in days up to today: `[7, 30, 90]`. */
    presets?: readonly number[] | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The height of the field. @default 'medium' */
    size?: ControlSize | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
