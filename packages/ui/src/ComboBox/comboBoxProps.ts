import type { Ref } from 'react'
import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { TypedProps } from '../internal/open.ts'

export type ComboBoxItem = { id: string; label: string; hint?: string | undefined; disabled?: boolean | undefined }
export type ComboBoxSection = { label: string; items: readonly ComboBoxItem[] }

type Shared = FieldProps &
  TypedProps<'pattern' | 'minLength' | 'list' | 'onInput' | 'ref'> & {
    /** Its control: a native one first, then the input that is typed in. */
    ref?: Ref<HTMLInputElement | HTMLSelectElement>
    /** The name under which a form carries the id of what is chosen; with `multiple` once for each. */
    name: string
    /**
     * What can be chosen: `{ id, label, hint?, disabled? }`, alone or in sections `{ label, items }`. Up to some
     * hundreds; for more, `onInput`.
     */
    items: readonly (ComboBoxItem | ComboBoxSection)[]
    /**
     * Heard when the words in the field change. With it `items` come from outside and are shown as given, in place of
     * being narrowed here.
     */
    onInput?: (input: { text: string }) => void
    /** `items` are awaited. */
    loading?: boolean
    /** Said where nothing matches; our own words when left out. */
    empty?: string
    /** What stands in the field while nothing is chosen. */
    placeholder?: string
    /** It can be neither typed in nor opened, and is left out of what a form carries. */
    disabled?: boolean
    /** How high it is. @default 'medium' */
    size?: ControlSize
    /** The id of the form it belongs to, where it stands outside. */
    form?: string
  }

type One = {
  /** Several can be chosen; they stand as tags in the field. */
  multiple?: false
  /** What is typed may stand although no item says it; the value is then the words, not an id. */
  custom?: boolean
  /**
   * The id of what is chosen, or `''`; with `multiple` a list of ids. With `onChange`, held by the caller; else
   * `defaultValue`.
   */
  value?: string
  /** What is chosen at first. */
  defaultValue?: string
  /** Heard when another is chosen, or none (`''`). */
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
