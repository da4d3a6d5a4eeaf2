import type { FieldProps } from '../internal/Field.tsx'
import type { ControlProps } from '../internal/open.ts'

export type NumberRange = { from: number; to: number }

export type RangeSliderProps = FieldProps &
  ControlProps<HTMLInputElement> & {
    /** The form field name of the lower end. */
    fromName: string
    /** The form field name of the upper end. */
    toName: string
    /** The range. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: NumberRange | undefined
    /** The initial range (uncontrolled). Defaults to the whole range. */
    defaultValue?: NumberRange | undefined
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
    /** The format of the values, as options of `Intl.NumberFormat`: a unit, a percentage, a currency. */
    format?: Intl.NumberFormatOptions | undefined
    /** Called when the reader moves a thumb. */
    onChange?: ((change: { value: NumberRange }) => void) | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
