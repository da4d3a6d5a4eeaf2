import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import type { ControlProps } from '../internal/open.ts'
import type { TreeNode } from '../Tree/treeNode.ts'
import type { LoadChildren } from '../Tree/useTreeChildren.ts'

export type TreeSelectProps = FieldProps &
  ControlProps<HTMLElement> & {
    /** The form field name. Each selected id is submitted under it. */
    name: string
    /**
     * The entries: `{ id, label, hint?, icon?, children?, disabled? }`. Set `leaf: false` and omit children to load them
     * with `loadChildren`.
     */
    nodes: readonly TreeNode[]
    /** Whether the reader checks any number of entries. An entry stands for everything beneath it. */
    multiple?: boolean | undefined
    /** The selected ids. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: readonly string[] | undefined
    /** The initially selected ids (uncontrolled). */
    defaultValue?: readonly string[] | undefined
    /** The labels of `value`, shown until its entries are loaded. */
    valueLabels?: readonly string[] | undefined
    /** Called when the reader changes the selection. */
    onChange?: ((change: { value: string[] }) => void) | undefined
    /** Loads the children of an entry when it is expanded. A failed load can be retried. */
    loadChildren?: LoadChildren | undefined
    /** Whether to show a search field. It searches the entries in `nodes` by label. */
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

export type TreeSelectControlProps = Omit<TreeSelectProps, 'value' | 'defaultValue' | 'onChange'> & {
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}
