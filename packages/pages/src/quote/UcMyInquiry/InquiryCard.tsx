import { UserText } from '@millwright/commerce/UserText'
import type { Inquiry } from '@millwright/contract/quote/entities'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { Status } from '@millwright/ui/Status'
import { Text } from '@millwright/ui/Text'
import { inquiryHref, inquiryTabs } from './inquiryTabs.ts'
import * as styles from './UcMyInquiry.css.ts'

export const statusTones = ['info', 'good', 'warn', 'neutral'] as const

/** An inquiry in the list: items, quotes and deadline. */
export function InquiryCard({ inquiry, now }: { inquiry: Inquiry; now: number }) {
  const text = useText('inquiry')
  const language = useLanguage()
  const { inquiryId, inquiryNumber, status, createTime, itemNames, itemCount, remark } = inquiry
  const { quoteCount, openQuotes, validUntil, deadline } = inquiry
  const answered = status === 0 && openQuotes > 0
  return (
    <article className={styles.card} aria-label={text('number', { number: inquiryNumber })}>
      <header className={styles.head}>
        <h2 className={styles.number}>{inquiryNumber}</h2>
        <time>{formatDate(language, createTime)}</time>
        <span className={styles.state}>
          <Status tone={statusTones[status] ?? 'neutral'}>{text(inquiryTabs[status] ?? 'open')}</Status>
        </span>
      </header>
      <div className={styles.body}>
        {itemNames.length > 0 && (
          <p className={styles.items}>
            <UserText>{itemNames.join(' · ')}</UserText>
            {itemCount > itemNames.length && ` ${text('andMore', { count: formatNumber(language, itemCount) })}`}
          </p>
        )}
        {remark && (
          <Text as="p" tone="muted" size={13} lines={2}>
            <UserText>{remark}</UserText>
          </Text>
        )}
      </div>
      <footer className={styles.foot}>
        <div className={styles.sums}>
          <Text tone={answered ? undefined : 'muted'} weight={answered ? 'medium' : undefined} size={13}>
            {quoteCount > 0 ? text('quotedBy', { count: quoteCount }) : status === 0 && text('notQuoted')}
          </Text>
          {status === 0 && answered && validUntil !== undefined && (
            <span>
              {text('validFor')} <Countdown until={validUntil} now={now} look="text" />
            </span>
          )}
          {status === 0 && !answered && deadline !== undefined && deadline > now && (
            <span>
              {text('answersUntil')} <Countdown until={deadline} now={now} look="text" />
            </span>
          )}
        </div>
        <Button
          href={inquiryHref(inquiryId)}
          size="small"
          tone={answered ? 'action' : 'neutral'}
          label={`${text(answered ? 'compare' : 'see')} ${inquiryNumber}`}
        >
          {text(answered ? 'compare' : 'see')}
        </Button>
      </footer>
    </article>
  )
}
