import { addressLine } from '@millwright/commerce/AddressCard'
import { CopyNumber } from '@millwright/commerce/CopyNumber'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { UserText } from '@millwright/commerce/UserText'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Status } from '@millwright/ui/Status'
import { TextField } from '@millwright/ui/TextField'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { statusTones } from '../UcMyInquiry/InquiryCard.tsx'
import { inquiryHref, inquiryTabs } from '../UcMyInquiry/inquiryTabs.ts'
import { offersKey } from './bestLines.ts'
import { InquiryFiles } from './InquiryFiles.tsx'
import { InquiryMessages } from './InquiryMessages.tsx'
import { QuoteTable } from './QuoteTable.tsx'
import type { UcInquiryDetailData } from './UcInquiryDetail.load.ts'
import * as styles from './UcInquiryDetail.css.ts'

/** An inquiry: the shops' quotes side by side, the messages, and the buyer's selection. */
export function UcInquiryDetail({ center, now, inquiry, sent, asked, outcome }: ViewProps<UcInquiryDetailData>) {
  const text = useText('inquiry')
  const language = useLanguage()
  const say = useProblemText()
  const { inquiryId, inquiryNumber, status, quotes, deadline, closeReason, basketIds } = inquiry
  const to = inquiryHref(inquiryId)
  const refusal = outcome && !outcome.done && !outcome.fields ? outcome : undefined
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
      {refusal && <Alert tone="bad">{say(refusal.problem)}</Alert>}
      {status === 1 && !outcome && (
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
      {asked === 'close' && (
        <Panel as="section">
          <form method="post" action={to} className={styles.part}>
            <Heading level={2} size={16}>
              {text('closeTitle')}
            </Heading>
            {text('closeHint')}
            <TextField label={text('closeReason')} name="reason" maxLength={200} />
            <div className={styles.tools}>
              <Button type="submit" name="intent" value="close" tone="danger" size="small">
                {text('closeIt')}
              </Button>
              <Button href={to} size="small">
                {text('see')}
              </Button>
            </div>
          </form>
        </Panel>
      )}
      <Panel as="section">
        <div className={styles.part}>
          <div className={styles.title}>
            <Heading level={2} size={16}>
              {text(quotes.length ? 'quotesTitle' : 'asked')}
            </Heading>
            <Status tone={statusTones[status] ?? 'neutral'}>{text(inquiryTabs[status] ?? 'open')}</Status>
            {status === 0 && deadline !== undefined && deadline > now && (
              <span className={styles.muted}>
                {text('answersUntil')} <Countdown until={deadline} now={now} look="text" />
              </span>
            )}
          </div>
          <QuoteTable key={offersKey(inquiry)} inquiry={inquiry} now={now} action={to} />
        </div>
      </Panel>
      <div className={styles.columns}>
        <Panel as="section">
          <InquiryMessages inquiry={inquiry} action={to} outcome={outcome} />
        </Panel>
        <Panel as="section">
          <div className={styles.part}>
            <Heading level={2} size={16}>
              {text('facts')}
            </Heading>
            <DescriptionList
              look="plain"
              items={[
                {
                  term: text('numberName'),
                  detail: <CopyNumber value={inquiryNumber} name={text('numberName')} />,
                },
                { term: text('created'), detail: formatDate(language, inquiry.createTime) },
                ...(inquiry.remark ? [{ term: text('remark'), detail: <UserText>{inquiry.remark}</UserText> }] : []),
                ...(inquiry.companyName
                  ? [{ term: text('company'), detail: <UserText>{inquiry.companyName}</UserText> }]
                  : []),
                ...(inquiry.contact || inquiry.userPhone
                  ? [
                      {
                        term: text('contact'),
                        detail: (
                          <UserText sentence={[inquiry.contact, inquiry.userPhone].filter(Boolean).join(' ')}>
                            {inquiry.contact}
                          </UserText>
                        ),
                      },
                    ]
                  : []),
                ...(inquiry.userAddr
                  ? [
                      {
                        term: text('address'),
                        detail: <UserText sentence={addressLine(inquiry.userAddr)}>{inquiry.userAddr.addr}</UserText>,
                      },
                    ]
                  : []),
                ...(inquiry.needInvoice ? [{ term: text('invoiceName'), detail: text('invoiceYes') }] : []),
                ...(inquiry.files.length
                  ? [
                      {
                        term: text('attachments'),
                        detail: <InquiryFiles files={inquiry.files} />,
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        </Panel>
      </div>
    </UserCenterFrame>
  )
}
