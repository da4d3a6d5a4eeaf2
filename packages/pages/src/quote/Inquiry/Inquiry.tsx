import type { KeyOf } from '@millwright/i18n/namespaces'
import { useRef } from 'react'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Panel } from '@millwright/ui/Panel'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ViewProps } from '../../defineScreen.ts'
import type { InquiryOutcome } from './Inquiry.action.ts'
import type { InquiryData } from './Inquiry.load.ts'
import { InquiryContact } from './InquiryContact.tsx'
import { InquiryLines } from './InquiryLines.tsx'
import { InquiryPaste } from './InquiryPaste.tsx'
import { InquiryRestore } from './InquiryRestore.tsx'
import { useSavedDraft } from './useSavedDraft.ts'
import * as styles from './Inquiry.css.ts'

export type InquiryProps = ViewProps<InquiryData, KeyOf<'errors'>, InquiryOutcome>

/** The request for quotes: a pasted or typed list, and the contact details. */
export function Inquiry({ draft: loaded, known, addresses, keptLines, outcome }: InquiryProps) {
  const text = useText('inquiry')
  const form = useRef<HTMLFormElement>(null)
  const quiet = useRef<HTMLFormElement>(null)
  const { draft = loaded, at, sent = false } = outcome?.data ?? {}
  const kept = useSavedDraft(form, quiet, { draft, known, sent })
  const { refused, problem, errorAt } = useFormOutcome(outcome)
  if (sent) return <Sent />
  return (
    <PageFrame title={text('title')} lead={text('lead')}>
      <DoneNotice outcome={outcome} />
      {problem && <Alert tone="bad">{problem}</Alert>}
      {kept.found && <InquiryRestore found={kept.found} kept={kept} />}
      {known && (
        <form ref={quiet} method="post" action={path('inquiry')} data-enhance="stay" data-quiet="" hidden>
          <input type="hidden" name="intent" value="keep" />
          <input type="hidden" name="stored" />
        </form>
      )}
      <form
        key={JSON.stringify([draft, refused?.fields])}
        ref={form}
        method="post"
        action={path('inquiry')}
        encType="multipart/form-data"
        className={styles.form}
        noValidate
      >
        {/* Enter in a text field presses the form's first button. */}
        <VisuallyHidden>
          <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" />
        </VisuallyHidden>
        <div className={styles.main}>
          <Panel as="section">
            {keptLines > 0 && !outcome && <KeptLines count={keptLines} />}
            <InquiryPaste draft={draft} error={errorAt('paste')} />
          </Panel>
          <Panel as="section">
            <InquiryLines lines={draft.lines} errorAt={errorAt} focusAt={at} />
          </Panel>
        </div>
        <Panel as="section">
          <InquiryContact draft={draft} known={known} addresses={addresses} errorAt={errorAt} />
        </Panel>
      </form>
    </PageFrame>
  )
}

/** Says that the list has lines of an earlier visit, and offers to begin a new list. */
function KeptLines({ count }: { count: number }) {
  const text = useText('inquiry')
  return (
    <Alert tone="info" title={text('keptTitle', { count })} className={styles.kept}>
      <Button type="submit" name="intent" value="clear" size="small">
        {text('beginNew')}
      </Button>
    </Alert>
  )
}

/** Confirms that the request was sent. */
function Sent() {
  const text = useText('inquiry')
  return (
    <PageFrame title={text('title')}>
      <Panel>
        <Empty
          drawing="order"
          title={text('sentTitle')}
          action={
            <Button href={path('inquiry')} tone="action">
              {text('another')}
            </Button>
          }
        >
          {text('sentHint')}
        </Empty>
      </Panel>
    </PageFrame>
  )
}
