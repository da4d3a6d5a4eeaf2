import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { ControlProps } from '../internal/open.ts'
import type { CascaderNode } from './nodes.ts'

export type CascaderProps = FieldProps &
  ControlProps<HTMLElement> & {
    /** The form field name. The value is the ids of the path, joined by `/`. */
    name: string
    /**
     * The first level: `{ id, label, children?, disabled? }`. Set `leaf: false` and omit children to load them with
     * `loadChildren`.
     */
    nodes: readonly CascaderNode[]
    /**
     * The ids from the first level to the last; `[]` for none. Controlled if given, with `onChange`; otherwise use
     * `defaultValue`.
     */
    value?: readonly string[] | undefined
    /** The initial path (uncontrolled). */
    defaultValue?: readonly string[] | undefined
    /** The labels of `value`, shown until its entries are loaded. */
    valueLabels?: readonly string[] | undefined
    /** Called with the ids and the entries of the selected path, or `[]` when it is cleared. */
    onChange?: ((change: { value: string[]; nodes: CascaderNode[] }) => void) | undefined
    /** Loads the children of a path of ids when it is expanded. A failed load can be retried. */
    loadChildren?: ((place: { path: string[] }) => Promise<readonly CascaderNode[]>) | undefined
    /** Whether an entry with children can be selected. */
    anyLevel?: boolean | undefined
    /** Whether to show a search field. It searches the loaded entries by label. */
    searchable?: boolean | undefined
    /** The text shown while nothing is selected. Defaults to a built-in text. */
    placeholder?: string | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The height of the field. @default 'medium' */
    size?: ControlSize | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
