import type { FieldProps } from '../internal/Field.tsx'
import type { ControlProps } from '../internal/open.ts'
import type { TreeFile } from './treeFile.ts'

export type FileTreeChange = {
  /** All files after the change. */
  files: TreeFile[]
  /** The accepted new files, which the host uploads. */
  added: TreeFile[]
  /** The removed files, whose uploads the host stops. */
  removed: TreeFile[]
}

export type FileTreeProps = FieldProps &
  ControlProps & {
    /** The form field name. */
    name: string
    /**
     * The form field name of the paths, such as `drawings/plan.pdf`. A form sends as many paths as files, in the same
     * order.
     */
    pathName?: string | undefined
    /**
     * The files: `{ id, name, folder?, size?, type, progress?, error?, value? }`. A folder exists while it has a file.
     * Controlled if given, with `onChange`; otherwise use `defaultFiles`.
     */
    files?: readonly TreeFile[] | undefined
    /** The initial files (uncontrolled). The form then sends the chosen files. */
    defaultFiles?: readonly TreeFile[] | undefined
    /**
     * Called when the reader adds, moves, renames or removes files. A refused file is among the files with its reason as
     * `error`, is `final` and has no `file`.
     */
    onChange?: ((change: FileTreeChange) => void) | undefined
    /** Called when the reader retries an upload. Offered for a file whose `error` is not `final`. */
    onRetry?: ((change: { id: string }) => void) | undefined
    /** The paths of the initially open folders. */
    defaultExpanded?: readonly string[] | undefined
    /** The accepted file types, as in the `accept` attribute: `image/*,.pdf`. */
    accept?: string | undefined
    /** The accepted types in words, shown at a file of another type: `STEP / PDF`. */
    formats?: string | undefined
    /** The maximum number of files. */
    maxFiles?: number | undefined
    /** The maximum size of one file, in bytes. */
    maxBytes?: number | undefined
    /** The maximum height of the tree, in pixels. It scrolls beyond that. @default 320 */
    height?: number | undefined
    /** Whether the field is disabled. */
    disabled?: boolean | undefined
    /** Whether the files can only be looked at. */
    readOnly?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
