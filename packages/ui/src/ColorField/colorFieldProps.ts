import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

export type ColorSwatch = {
  /** The colour as `#rrggbb`. */
  value: string
  label: string
}

export type ColorFieldProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list'> & {
    /** The form field name. The form submits `#rrggbb`. */
    name: string
    /** The colour as `#rrggbb`, or `''`. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: string | undefined
    /** The initial colour (uncontrolled). */
    defaultValue?: string | undefined
    /**
     * Called when a colour is committed: a swatch, a picked colour, or typed text when the field loses focus. `error`
     * says why the field refuses the text; `value` then is the text.
     */
    onChange?: ((change: { value: string; error: string | undefined }) => void) | undefined
    /** Colours to choose from. */
    swatches?: readonly ColorSwatch[] | undefined
    /** The ground that the colour stands on, as `#rrggbb`. The field says the contrast. */
    ground?: string | undefined
    /** The size of the field. */
    size?: ControlSize | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
