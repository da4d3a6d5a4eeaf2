import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import type { Draft } from '../drafts.ts'
import { formatTime } from './formatTime.ts'
import type { Session } from './useSession.ts'
import * as styles from './Notices.css.ts'

type NoticesProps = { session: Session; hasOther: boolean; restored: Draft | undefined; onDiscard: () => void }

/** Notices about the whole page: it could not be read, a draft was opened, or another tab has it open too. */
export function Notices({ session, hasOther, restored, onDiscard }: NoticesProps) {
  const text = useText('editor')
  const locale = useLocale()
  const language = useLanguage()
  const { unreadable, whole } = session.opened
  if (!unreadable && !hasOther && !restored) return null
  const original = typeof whole === 'string' ? whole : JSON.stringify(whole)
  return (
    <div className={styles.notices}>
      {unreadable && (
        <Alert
          tone="bad"
          title={text('unreadable')}
          action={
            <a
              className={styles.link}
              download="page.json"
              href={`data:application/json,${encodeURIComponent(original ?? '')}`}
            >
              {text('downloadOriginal')}
            </a>
          }
        >
          {unreadable.message[locale]} {text('unreadableHint')}
        </Alert>
      )}
      {hasOther && <Alert tone="warn">{text('otherTab')}</Alert>}
      {restored && (
        <Alert
          tone="info"
          action={
            <Button size="small" onPress={onDiscard}>
              {text('discardDraft')}
            </Button>
          }
        >
          {text('draftOpened', { time: formatTime(language, restored.savedAt) })}
        </Alert>
      )}
    </div>
  )
}
