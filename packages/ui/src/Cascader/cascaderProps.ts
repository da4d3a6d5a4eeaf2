import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { ControlProps } from '../internal/open.ts'
import type { CascaderNode } from './nodes.ts'

export type CascaderProps = FieldProps &
  ControlProps<HTMLElement> & {
    /** The name under which a form carries the path, as ids with `/` between them. */
    name: string
    /**
     * The first level: `{ id, label, children?, disabled? }`; `leaf: false` and no children where `loadChildren` is to be
     * asked.
     */
    nodes: readonly CascaderNode[]
    /**
     * The ids from the first level to the last; `[]` for none. With `onChange`, held by the caller; else `defaultValue`.
     */
    value?: readonly string[] | undefined
    /** The path that is chosen at first. */
    defaultValue?: readonly string[] | undefined
    /** The names of `value`, for the time in which its entries are not loaded. */
    valueLabels?: readonly string[] | undefined
    /** Heard with the ids and the entries of the path that is chosen; `[]` when it is cleared. */
    onChange?: ((change: { value: string[]; nodes: CascaderNode[] }) => void) | undefined
    /** Answers what lies beneath a path of ids, once it is opened. What fails can be tried again. */
    loadChildren?: ((place: { path: string[] }) => Promise<readonly CascaderNode[]>) | undefined
    /** An entry with others beneath it may be chosen too. */
    anyLevel?: boolean | undefined
    /** A field finds entries by name, among those that are loaded. */
    searchable?: boolean | undefined
    /** What stands in the field while nothing is chosen; our own word when left out. */
    placeholder?: string | undefined
    /** It cannot be opened, and is left out of what a form carries. */
    disabled?: boolean | undefined
    /** How high it is. @default 'medium' */
    size?: ControlSize | undefined
    /** The id of the form it belongs to, where it stands outside. */
    form?: string | undefined
  }
