import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

/** Two days as `2026-11-21`, both in the range; `''` for none. */
export type DateRange = { from: string; to: string }

export type DateRangePickerProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list' | 'name'> & {
    /** The name under which a form carries the first day, as `2026-11-21`. */
    fromName: string
    /** The name under which a form carries the last day. */
    toName: string
    /** `{ from, to }`, days as `2026-11-21` or `''`. With `onChange`, held by the caller; else `defaultValue`. */
    value?: DateRange | undefined
    /** The range that stands in it at first. */
    defaultValue?: DateRange | undefined
    /** Heard when both days are there, or none. */
    onChange?: ((change: { value: DateRange }) => void) | undefined
    /** The first day that may be chosen, as `2026-11-21`. */
    min?: string | undefined
    /** The last day that may be chosen. */
    max?: string | undefined
    /** Whether a day between them may not be chosen; a range never goes over it. */
    disabledDate?: ((date: string) => boolean) | undefined
    /** Ranges offered beside the calendar, in days up to today: `[7, 30, 90]`. */
    presets?: readonly number[] | undefined
    /** It can be neither typed in nor opened, and is left out of what a form carries. */
    disabled?: boolean | undefined
    /** How high it is. @default 'medium' */
    size?: ControlSize | undefined
    /** The id of the form it belongs to, where it stands outside. */
    form?: string | undefined
  }
