import { useLocale, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'
import { Empty } from '@millwright/ui/Empty'
import { Status } from '@millwright/ui/Status'
import { useState } from 'react'
import { changesInWords } from '../changes.ts'
import type { ChangeLine } from '../changes.ts'
import { PageRefusal } from '../serverStore.ts'
import * as styles from './PublishDialog.css.ts'

type PublishDialogProps = {
  before: readonly unknown[]
  after: readonly unknown[]
  /** The number of problems that buyers would notice. */
  problems: number
  onPublish: (changes: readonly string[]) => Promise<void>
  onClose: () => void
}

const tones = { added: 'good', shown: 'good', removed: 'bad', hidden: 'warn', moved: 'info', changed: 'info' } as const

/** Shows in words what publishing changes for buyers, then publishes. */
export function PublishDialog({ before, after, problems, onPublish, onClose }: PublishDialogProps) {
  const text = useText('editor')
  const locale = useLocale()
  const [state, setState] = useState<'ready' | 'busy' | { refusal: PageRefusal | undefined }>('ready')
  const lines = changesInWords(before, after, { locale, text })
  async function publish() {
    setState('busy')
    try {
      await onPublish(lines.map(({ sentence }) => sentence))
      onClose()
    } catch (error) {
      setState({ refusal: error instanceof PageRefusal ? error : undefined })
    }
  }
  return (
    <Dialog
      open
      title={text('publish')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('cancel')}</Button>
          <Button tone="action" disabled={!lines.length} loading={state === 'busy'} onPress={() => void publish()}>
            {text('publishNow')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {lines.length ? <Lines lines={lines} /> : <Empty title={text('noChanges')} />}
        {problems > 0 && <Alert tone="warn">{text('publishProblems', { count: problems })}</Alert>}
        {typeof state === 'object' && <Failure refusal={state.refusal} />}
      </div>
    </Dialog>
  )
}

/** The mall's own reason, with the first of its problems, or a sentence for failures without a reason. */
function Failure({ refusal }: { refusal: PageRefusal | undefined }) {
  const text = useText('editor')
  const locale = useLocale()
  const problems = refusal?.problems.slice(0, 5) ?? []
  return (
    <Alert tone="bad">
      {refusal?.message || text('publishFailed')}
      {problems.length > 0 && (
        <ul className={styles.reasons}>
          {problems.map(({ path, code, message }) => (
            <li key={`${path} ${code}`}>{message[locale]}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

function Lines({ lines }: { lines: readonly ChangeLine[] }) {
  const text = useText('editor')
  return (
    <>
      <p className={styles.lead}>{text('publishLead')}</p>
      <ul className={styles.lines}>
        {lines.map(({ kind, sentence }) => (
          <li key={sentence} className={styles.line}>
            <Status tone={tones[kind]} className={styles.sentence}>
              {sentence}
            </Status>
          </li>
        ))}
      </ul>
    </>
  )
}
