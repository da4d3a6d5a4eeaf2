import type { FieldProps } from '../internal/Field.tsx'
import type { ControlProps } from '../internal/open.ts'

export type SliderProps = FieldProps &
  ControlProps<HTMLInputElement> & {
    /** The form field name. */
    name: string
    /** The value. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: number | undefined
    /** The initial value (uncontrolled). Defaults to `min`. */
    defaultValue?: number | undefined
    /**
     * The minimum value.
     * @default 0
     */
    min?: number | undefined
    /**
     * The maximum value.
     * @default 100
     */
    max?: number | undefined
    /**
     * The step between values, counted from `min`.
     * @default 1
     */
    step?: number | undefined
    /** The format of the value, as options of `Intl.NumberFormat`: a unit, a percentage, a currency. */
    format?: Intl.NumberFormatOptions | undefined
    /** Called when the reader moves the thumb. */
    onChange?: ((change: { value: number; target: HTMLInputElement }) => void) | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
