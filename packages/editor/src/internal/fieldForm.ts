import type { ReactNode } from 'react'
import type { Locale } from '@millwright/domain/locale'
import type { Path } from '../page.ts'
import type { Pickers } from '../pickers.ts'
import type { FieldSchema } from './schemaTypes.ts'

/** An item of a list that is dragged: the path of its list within the block, and its place. */
export type DraggedItem = { path: Path; at: number }

/** The services that fields need. Paths begin at the block. */
export type FieldForm = {
  /** The type of the block. */
  type: string
  locale: Locale
  pickers: Pickers
  idOf: (path: Path) => string
  /** The sentence of the first problem at exactly this path. */
  problemAt: (path: Path) => string | undefined
  /** The remark about a value of a new block at exactly this path that is still to be filled in. */
  pendingAt: (path: Path) => string | undefined
  /** The number of problems at or below a path. */
  problemsIn: (path: Path) => number
  /** The value of the block at a path, for fields that depend on others. */
  valueAt: (path: Path) => unknown
  change: (path: Path, value: unknown) => void
  move: (from: DraggedItem, to: { path: Path; before: number }) => void
  /** Announces a change to screen readers. */
  say: (sentence: string) => void
  /** The item of each list whose fields are open, by the list's path. */
  openAt: (path: Path) => number | undefined
  open: (path: Path, at: number | undefined) => void
  /** The lists of the block that take items of a kind. */
  slots: readonly { path: Path; label: string; kind: string; room: number }[]
  /** Renders any field. Fields with fields inside use it. */
  Field: (props: FieldProps) => ReactNode
}

export type FieldProps = {
  schema: FieldSchema
  value: unknown
  path: Path
  label: string
  required: boolean
  form: FieldForm
}
