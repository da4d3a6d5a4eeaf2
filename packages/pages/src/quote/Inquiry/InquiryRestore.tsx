import { useRef } from 'react'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import type { Draft } from './draft.ts'
import { isWritten } from './matchedLines.ts'
import type { KeptDraft } from './useKeptDraft.ts'
import * as styles from './Inquiry.css.ts'

/** Offers the draft of an earlier visit. */
export function InquiryRestore({ found, kept }: { found: Draft; kept: Pick<KeptDraft, 'text' | 'take' | 'forget'> }) {
  const text = useText('inquiry')
  const stored = useRef<HTMLInputElement>(null)
  return (
    <form method="post" action={path('inquiry')} encType="multipart/form-data">
      <input ref={stored} type="hidden" name="stored" />
      <Alert tone="info" title={text('restoreTitle', { count: found.lines.filter(isWritten).length })}>
        <span className={styles.tools}>
          <Button
            type="submit"
            name="intent"
            value="restore"
            size="small"
            tone="action"
            onPress={() => {
              if (stored.current) stored.current.value = kept.text()
              kept.take()
            }}
          >
            {text('restore')}
          </Button>
          <Button size="small" onPress={kept.forget}>
            {text('discard')}
          </Button>
        </span>
      </Alert>
    </form>
  )
}
