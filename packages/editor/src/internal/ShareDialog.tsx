import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { Skeleton } from '@millwright/ui/Skeleton'
import { TextField } from '@millwright/ui/TextField'
import { useEffect, useState } from 'react'
import type { SharedDraft } from '../editorProps.ts'
import { PageRefusal } from '../serverStore.ts'
import * as styles from './ShareDialog.css.ts'

type ShareDialogProps = {
  /** Whether the page is the published one, so that no draft exists. */
  same: boolean
  save: () => Promise<void>
  onShare: () => Promise<SharedDraft>
  onClose: () => void
}

type State = 'loading' | { draft: SharedDraft } | { refusal: PageRefusal | undefined }

/** The address at which others see the draft, to copy and to open, and how long it is valid. */
export function ShareDialog({ same, save, onShare, onClose }: ShareDialogProps) {
  const text = useText('editor')
  const [state, setState] = useState<State>('loading')
  // The draft of the moment at which the dialog was opened is shared, once.
  const [ask] = useState(() => async () => save().then(onShare))
  useEffect(() => {
    if (same) return undefined
    let ended = false
    const show = (next: State) => (ended ? undefined : setState(next))
    ask().then(
      (draft) => show({ draft }),
      (error: unknown) => show({ refusal: error instanceof PageRefusal ? error : undefined }),
    )
    return () => {
      ended = true
    }
  }, [same, ask])
  return (
    <Dialog open title={text('share')} onClose={onClose} footer={<Button onPress={onClose}>{text('close')}</Button>}>
      {same ? (
        <Empty title={text('shareNoDraft')} />
      ) : state === 'loading' ? (
        <Skeleton height={96} />
      ) : 'draft' in state ? (
        <Address draft={state.draft} />
      ) : (
        <Alert tone="bad">{state.refusal?.message || text('shareFailed')}</Alert>
      )}
    </Dialog>
  )
}

const DAY = 24 * 60 * 60_000

function Address({ draft: { url, expires } }: { draft: SharedDraft }) {
  const text = useText('editor')
  const language = useLanguage()
  const [said, say] = useState<'shareCopied' | 'shareCopyFailed'>()
  const [now] = useState(() => Date.now())
  // The clipboard needs a secure origin. Without one the address is selected for manual copying.
  const failed = () => {
    document.querySelector<HTMLInputElement>('#shared-draft')?.select()
    say('shareCopyFailed')
  }
  const copy = () => void (navigator.clipboard?.writeText(url).then(() => say('shareCopied'), failed) ?? failed())
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={styles.body}>
      <div className={styles.row}>
        <TextField id="shared-draft" name="shared-draft" label={text('shareAddress')} value={url} readOnly />
        <Button tone="action" icon="copy" onPress={copy}>
          {text('shareCopy')}
        </Button>
      </div>
      {expires !== undefined && (
        <p className={styles.said}>
          {text('shareLasts', { count: Math.round((expires - now) / DAY), time: time.format(expires) })}
        </p>
      )}
      <Link href={url} newTab>
        {text('shareOpen')}
      </Link>
      <p className={styles.said} role="status">
        {said && text(said)}
      </p>
    </div>
  )
}
