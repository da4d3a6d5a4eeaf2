import type { RootProps } from '../internal/open.ts'
import type { TreeNode } from './treeNode.ts'
import type { LoadChildren } from './useTreeChildren.ts'

export type TreeProps = RootProps<HTMLDivElement> & {
  /** The accessible name of the tree. */
  label: string
  /**
   * The entries: `{ id, label, hint?, icon?, children?, disabled? }`. Set `leaf: false` and omit children to load them
   * with `loadChildren`.
   */
  nodes: readonly TreeNode[]
  /** Whether the reader selects entries: none, one, or many with checkboxes. @default 'none' */
  selection?: 'none' | 'one' | 'many' | undefined
  /**
   * The ids of the selected entries. With `many` an entry stands for everything beneath it, so only the topmost ones are
   * listed. Controlled if given, with `onChange`; otherwise use `defaultValue`.
   */
  value?: readonly string[] | undefined
  /** The initially selected ids (uncontrolled). */
  defaultValue?: readonly string[] | undefined
  /** Called when the reader changes the selection. */
  onChange?: ((change: { value: string[] }) => void) | undefined
  /** The ids of the expanded entries. Controlled if given, with `onExpand`; otherwise use `defaultExpanded`. */
  expanded?: readonly string[] | undefined
  /** The initially expanded ids (uncontrolled). */
  defaultExpanded?: readonly string[] | undefined
  /** Called when the reader expands or collapses entries. */
  onExpand?: ((change: { expanded: string[] }) => void) | undefined
  /** Loads the children of an entry when it is expanded. A failed load can be retried. */
  loadChildren?: LoadChildren | undefined
  /** Called when an entry is pressed. */
  onPress?: ((pressed: { node: TreeNode }) => void) | undefined
  /** The words that shown entries have in their label or those above. Entries that are not loaded are not found. */
  filter?: string | undefined
}
