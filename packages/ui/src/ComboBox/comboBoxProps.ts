import type { Ref } from 'react'
import type { AffixProps } from '../internal/Affix.tsx'
import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

export type ComboBoxItem = { id: string; label: string; hint?: string | undefined; disabled?: boolean | undefined }
export type ComboBoxSection = { label: string; items: readonly ComboBoxItem[] }

type Shared = FieldProps &
  AffixProps &
  TypedProps<'pattern' | 'minLength' | 'list' | 'onInput' | 'ref'> & {
    /** A ref to the control: the native control first, then the text input that replaces it. */
    ref?: Ref<HTMLInputElement | HTMLSelectElement>
    /** The form field name. The value is the selected id; with `multiple`, one value per id. */
    name: string
    /**
     * The options: `{ id, label, hint?, disabled? }`, alone or in sections `{ label, items }`. The list shows the first
     * 100 matches and says how many more there are.
     */
    items: readonly (ComboBoxItem | ComboBoxSection)[]
    /**
     * Called when the text in the field changes. With it, the caller filters `items` and the component shows all of
     * them.
     */
    onInput?: (input: { text: string }) => void
    /** Whether `items` are loading. */
    loading?: boolean
    /** The text shown when nothing matches. Defaults to a built-in text. */
    empty?: string
    /** The text shown while nothing is selected. */
    placeholder?: string
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean
    /** The height of the field. @default 'medium' */
    size?: ControlSize
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string
  }

type One = {
  /** Whether several options can be selected. They appear as tags in the field. */
  multiple?: false
  /** Whether any typed text is accepted. The value is then the text, not an id. */
  custom?: boolean
  /**
   * The selected id, or `''`; with `multiple`, a list of ids. Controlled if given, with `onChange`; otherwise use
   * `defaultValue`.
   */
  value?: string
  /** The initial selection (uncontrolled). */
  defaultValue?: string
  /** Called when the selection changes, with `''` when it is cleared. */
  onChange?: (change: { value: string }) => void
}

type Many = {
  multiple: true
  custom?: undefined
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (change: { value: string[] }) => void
}

export type ComboBoxProps = Shared & (One | Many)

/** `ComboBoxProps` with the selection as a list, for single and multiple alike. */
export type ComboBoxControlProps = Omit<
  ComboBoxProps,
  'multiple' | 'custom' | 'value' | 'defaultValue' | 'onChange'
> & {
  multiple?: boolean | undefined
  custom?: boolean | undefined
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}
