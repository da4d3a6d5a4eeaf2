import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

export type TagFieldProps = FieldProps &
  TypedProps<'pattern' | 'minLength'> & {
    /** The form field name. The form submits one value for each tag. */
    name: string
    /** The tags. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: readonly string[] | undefined
    /** The initial tags (uncontrolled). */
    defaultValue?: readonly string[] | undefined
    /** Called when tags are added or removed. */
    onChange?: ((change: { value: readonly string[] }) => void) | undefined
    /** The maximum number of tags. */
    max?: number | undefined
    /** The maximum number of characters of a tag. */
    maxLength?: number | undefined
    /** An example shown while there is no tag. It does not replace the label. */
    placeholder?: string | undefined
    /** The size of the field. */
    size?: ControlSize | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** Whether the field takes the focus when the page or dialog opens. */
    autoFocus?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
