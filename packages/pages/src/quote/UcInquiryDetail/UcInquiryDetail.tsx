import type { InquiryDetail } from '@millwright/contract/quote/entities'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Status } from '@millwright/ui/Status'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { statusTones } from '../UcMyInquiry/InquiryCard.tsx'
import { inquiryHref, inquiryTabs } from '../UcMyInquiry/inquiryTabs.ts'
import { offersKey } from './bestLines.ts'
import { InquiryClose } from './InquiryClose.tsx'
import { InquiryFacts } from './InquiryFacts.tsx'
import { InquiryMessages } from './InquiryMessages.tsx'
import { QuoteTable } from './QuoteTable.tsx'
import { QuoteTableUntil } from './QuoteTableUntil.tsx'
import type { UcInquiryDetailData } from './UcInquiryDetail.load.ts'
import * as styles from './UcInquiryDetail.css.ts'

/** An inquiry: the shops' quotes side by side, the messages, and the buyer's selection. */
export function UcInquiryDetail({ center, now, inquiry, sent, asked, outcome }: ViewProps<UcInquiryDetailData>) {
  const text = useText('inquiry')
  const { inquiryId, status, basketIds } = inquiry
  const to = inquiryHref(inquiryId)
  const { problem } = useFormOutcome(outcome)
  return (
    <UserCenterFrame
      route="uc-myInquiry"
      center={center}
      title={text('detailTitle')}
      tools={
        <>
          {basketIds.length > 0 && (
            <Button href={path('cart')} size="small" icon="cart">
              {text('toCart')}
            </Button>
          )}
          {status === 0 && !asked && (
            <Button href={inquiryHref(inquiryId, { confirm: 'close' })} size="small" tone="quiet">
              {text('closeIt')}
            </Button>
          )}
        </>
      }
    >
      <DoneNotice outcome={outcome} />
      {sent && !outcome && <Alert tone="good">{text('sentNow')}</Alert>}
      {problem && <Alert tone="bad">{problem}</Alert>}
      <Standing inquiry={inquiry} answered={outcome !== undefined} />
      {asked === 'close' && (
        <Panel as="section">
          <InquiryClose action={to} />
        </Panel>
      )}
      <Panel as="section">
        <div className={styles.part}>
          <Title inquiry={inquiry} now={now} />
          <QuoteTable key={offersKey(inquiry)} inquiry={inquiry} now={now} action={to} />
        </div>
      </Panel>
      <div className={styles.columns}>
        <Panel as="section">
          <InquiryMessages inquiry={inquiry} action={to} outcome={outcome} />
        </Panel>
        <Panel as="section">
          <InquiryFacts inquiry={inquiry} />
        </Panel>
      </div>
    </UserCenterFrame>
  )
}

/** Explains the status of the inquiry to the buyer. */
function Standing({ inquiry, answered }: { inquiry: InquiryDetail; answered: boolean }) {
  const text = useText('inquiry')
  const { status, closeReason, basketIds } = inquiry
  return (
    <>
      {status === 1 && !answered && (
        <Alert tone="good">{text(basketIds.length > 0 ? 'completedHint' : 'orderedHint')}</Alert>
      )}
      {status === 2 && (
        <Alert tone="warn">
          <span className={styles.tools}>
            {text('failedHint')} <Link href={path('inquiry')}>{text('again')}</Link>
          </span>
        </Alert>
      )}
      {status === 3 && (
        <Alert tone="info">{closeReason ? text('closedHint', { reason: closeReason }) : text('closedPlain')}</Alert>
      )}
    </>
  )
}

/** The heading of the quotes, with the status of the inquiry and the time left for quotes. */
function Title({ inquiry: { status, quotes, deadline }, now }: { inquiry: InquiryDetail; now: number }) {
  const text = useText('inquiry')
  return (
    <div className={styles.title}>
      <Heading level={2} size={16}>
        {text(quotes.length ? 'quotesTitle' : 'asked')}
      </Heading>
      <Status tone={statusTones[status] ?? 'neutral'}>{text(inquiryTabs[status] ?? 'open')}</Status>
      {status === 0 && deadline !== undefined && deadline > now && (
        <span className={styles.muted}>
          <QuoteTableUntil until={deadline} now={now} sentence="answersBy" />
        </span>
      )}
    </div>
  )
}
