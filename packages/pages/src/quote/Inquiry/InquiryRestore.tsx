import { useRef } from 'react'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import type { Draft } from './draft.ts'
import { isFilledIn } from './matchedLines.ts'
import type { SavedDraft } from './useSavedDraft.ts'
import * as styles from './Inquiry.css.ts'

/** Offers the draft of an earlier visit. */
export function InquiryRestore({
  found,
  kept,
}: {
  found: Draft
  kept: Pick<SavedDraft, 'text' | 'restore' | 'discard'>
}) {
  const text = useText('inquiry')
  const stored = useRef<HTMLInputElement>(null)
  return (
    <form method="post" action={path('inquiry')} encType="multipart/form-data">
      <input ref={stored} type="hidden" name="stored" />
      <Alert tone="info" title={text('restoreTitle', { count: found.lines.filter(isFilledIn).length })}>
        <span className={styles.tools}>
          <Button
            type="submit"
            name="intent"
            value="restore"
            size="small"
            tone="action"
            onPress={() => {
              if (stored.current) stored.current.value = kept.text()
              kept.restore()
            }}
          >
            {text('restore')}
          </Button>
          <Button size="small" onPress={kept.discard}>
            {text('discard')}
          </Button>
        </span>
      </Alert>
    </form>
  )
}
