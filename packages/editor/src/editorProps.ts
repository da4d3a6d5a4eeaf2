import type { DecorationData } from '@millwright/decoration/data'
import type { Diagnostic } from '@millwright/decoration/diagnostic'
import type { DataPlan } from '@millwright/decoration/planData'
import type { Registry } from '@millwright/decoration/registry'
import type { Locale } from '@millwright/domain/locale'
import type { ReactNode } from 'react'
import type { Draft, DraftStore } from './drafts.ts'
import type { Pickers } from './pickers.ts'
import type { Template } from './templates.ts'

/** A page as the editor hands it on. */
export type EditedPage = {
  /** The JSON text to store. Blocks and fields that the editor does not know are in it as they were. */
  content: string
  blocks: readonly unknown[]
  problems: readonly Diagnostic[]
}

/** The address at which a draft can be seen, and the moment at which it expires, if it does. */
export type SharedDraft = { url: string; expires?: number | undefined }

export type EditorProps = {
  /** The name of the page for the merchant. */
  title: string
  /** The page to edit: JSON text, its bytes or a value. Anything opens; unreadable parts stay as they are. */
  page: unknown
  /** The page that buyers see, with which publishing compares. @default the page that was opened */
  published?: unknown
  /** Called after each change. */
  onChange?: ((page: EditedPage) => void) | undefined
  /** Publishes the page. `changes` has the difference in sentences. A rejected promise shows that it failed. */
  onPublish: (page: EditedPage & { changes: readonly string[] }) => Promise<void> | void
  /** Returns the address at which others see the saved draft. With it the editor offers to share the draft. */
  onShare?: (() => Promise<SharedDraft>) | undefined
  /** Returns the server's data for what the page shows. Called when the page needs other data. */
  dataOf: (plan: DataPlan, locale: Locale) => DecorationData
  /** The types of blocks to offer. @default all of the mall's and the registry's */
  blocks?: readonly string[] | undefined
  /** The host's own blocks, or other looks for the mall's (`createRegistry`). */
  registry?: Registry | undefined
  /** Where fields find pictures, products and other things. Define the object outside of components. */
  pickers?: Pickers | undefined
  /** Pages to begin with. @default the templates of `@millwright/editor/templates` */
  templates?: readonly Template[] | undefined
  /** Where unpublished changes are kept: `localDrafts()` in the browser. Needs `name`. */
  drafts?: DraftStore | undefined
  /** The name under which drafts are kept, such as the id of the page. */
  name?: string | undefined
  /** The host's own buttons in the head. */
  actions?: ReactNode
}

/** The props of an editor whose page and draft have been loaded. */
export type DeskProps = Omit<EditorProps, 'published'> & {
  locale: Locale
  opened: unknown
  /** The page that buyers see. */
  published: { content: string; blocks: readonly unknown[] }
  restored: Draft | undefined
  onDiscard: () => void
}
