import { readDecoration } from '@millwright/decoration/read'
import { writeDecoration } from '@millwright/decoration/write'
import { useLocale } from '@millwright/i18n/Texts'
import { useState } from 'react'
import type { EditedPage, EditorProps, SharedDraft } from '../editorProps.ts'
import { Desk } from '../internal/Desk.tsx'
import { useStoredDraft } from '../internal/useDraft.ts'
import { checkOptions } from '../options.ts'

export type { EditedPage, EditorProps, SharedDraft }

/**
 * A merchant's editor of one decorated page: blocks to add, the page itself in three windows, and the fields of the
 * chosen block. All that the pointer does is done by keys too.
 *
 * When: merchants design pages of `@millwright/decoration`. Instead: `Preview` of `@millwright/decoration`, to build an
 * editor of your own.
 *
 * Keys: arrows move between blocks, `Alt+ArrowUp` and `Alt+ArrowDown` move a block, `Ctrl+D` copies it, `Delete` deletes
 * it; `Ctrl+Z` undoes, `Ctrl+Shift+Z` repeats.
 */
export function Editor(props: EditorProps) {
  const { page, drafts, name = '', registry } = props
  // Props that contradict each other fail at the first render, not at the first use.
  useState(() => checkOptions(props))
  const locale = useLocale()
  const draft = useStoredDraft(drafts, name)
  const [discarded, setDiscarded] = useState(false)
  if (draft === undefined) return null
  const restored = draft && !discarded ? draft : undefined
  const { published = page } = props
  const { source } = readDecoration(published, registry)
  return (
    <Desk
      {...props}
      key={restored ? `draft ${restored.savedAt}` : 'page'}
      locale={locale}
      opened={restored ? restored.content : page}
      published={{ content: writeDecoration(source), blocks: source.blocks }}
      restored={restored}
      onDiscard={() => {
        setDiscarded(true)
        void Promise.resolve(name)
          .then(async (page) => drafts?.remove(page))
          .catch(() => undefined)
      }}
    />
  )
}
