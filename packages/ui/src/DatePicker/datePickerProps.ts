import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

export type DatePickerProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list'> & {
    /** The name under which a form carries the day, as `2026-11-21`. */
    name: string
    /** The day as `2026-11-21`, or `''`. With `onChange`, held by the caller; else `defaultValue`. */
    value?: string | undefined
    /** The day that stands in it at first. */
    defaultValue?: string | undefined
    /** Heard when a whole day is typed or chosen, or none (`''`). */
    onChange?: ((change: { value: string }) => void) | undefined
    /** The first day that may be chosen, as `2026-11-21`. */
    min?: string | undefined
    /** The last day that may be chosen. */
    max?: string | undefined
    /** Whether a day between them may not be chosen, such as a holiday. */
    disabledDate?: ((date: string) => boolean) | undefined
    /** It can be neither typed in nor opened, and is left out of what a form carries. */
    disabled?: boolean | undefined
    /** How high it is. @default 'medium' */
    size?: ControlSize | undefined
    /** The id of the form it belongs to, where it stands outside. */
    form?: string | undefined
  }
