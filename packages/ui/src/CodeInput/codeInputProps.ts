import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

export type CodeInputProps = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list'> & {
    /** The form field name. */
    name: string
    /** The number of digits of the code. @default 6 */
    length?: number | undefined
    /** The code. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: string | undefined
    /** The initial code (uncontrolled). */
    defaultValue?: string | undefined
    /** Called when the reader types, pastes or deletes digits. */
    onChange?: ((change: { value: string; target: HTMLInputElement }) => void) | undefined
    /** Called after `onChange` when the code has all its digits. */
    onComplete?: ((change: { value: string; target: HTMLInputElement }) => void) | undefined
    /** The size of the cells. */
    size?: ControlSize | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** Whether the field takes the focus when the page or dialog opens. */
    autoFocus?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
