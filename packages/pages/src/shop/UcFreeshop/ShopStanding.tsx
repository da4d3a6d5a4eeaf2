import { UserText } from '@millwright/commerce/UserText'
import { path } from '@millwright/domain/paths/path'
import { stepOfField } from '@millwright/domain/shop/application'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { ApplicationData } from './ApplicationData.tsx'
import { stepHref } from './freeshopPath.ts'
import type { Category, FreeshopView } from './UcFreeshop.load.ts'
import * as styles from './UcFreeshop.css.ts'

type Standing = Extract<FreeshopView, { at: 'inReview' | 'refused' | 'open' | 'offline' }>

/** The state of an application or a shop, and the next actions. */
export function ShopStanding({ view, categories }: { view: Standing; categories: Category[] }) {
  const text = useText('ucFreeshop')
  const language = useLanguage()
  switch (view.at) {
    case 'inReview':
      return (
        <>
          <Alert tone="info" title={text(view.justSent ? 'sentNow' : 'inReview')}>
            {text('inReviewText', { time: formatDate(language, said(view.sentTime)) })}
          </Alert>
          <ApplicationData application={view.sent} categories={categories} />
        </>
      )
    case 'refused':
      return <Refused view={view} />
    case 'open':
    case 'offline':
      return <Approved view={view} categories={categories} />
  }
}

function Refused({ view }: { view: Extract<FreeshopView, { at: 'refused' }> }) {
  const text = useText('ucFreeshop')
  const language = useLanguage()
  const reasons = Object.entries(view.reasons)
  const first = reasons[0] ? stepOfField(reasons[0][0]) : 'shop'
  return (
    <>
      <Alert tone="bad" title={text('refused')}>
        {text('refusedText', { time: formatDate(language, said(view.answerTime)) })}
      </Alert>
      <Panel as="section" space={24}>
        <div className={styles.part}>
          <Heading level={2} size={16}>
            {text('reasons')}
          </Heading>
          <DescriptionList
            items={reasons.map(([field, reason]) => {
              const step = stepOfField(field)
              return {
                term: text(field as 'shopName'),
                detail: (
                  <span className={styles.inline}>
                    <UserText>{reason}</UserText>{' '}
                    <Link href={stepHref(step)}>{text('change', { step: text(step) })}</Link>
                  </span>
                ),
              }
            })}
          />
          <div className={styles.buttons}>
            <Button tone="action" href={stepHref(first)}>
              {text('change', { step: text(first) })}
            </Button>
            <Button href={stepHref('summary')}>{text('summary')}</Button>
          </div>
        </div>
      </Panel>
    </>
  )
}

function Approved({
  view,
  categories,
}: {
  view: Extract<FreeshopView, { at: 'open' | 'offline' }>
  categories: Category[]
}) {
  const text = useText('ucFreeshop')
  const language = useLanguage()
  const { at, shopId, sent, answerTime, account, merchantUrl, offlineReason, servicePhone } = view
  return (
    <>
      {at === 'open' ? (
        <Alert tone="good" title={text('open')}>
          {text('openText', { time: formatDate(language, said(answerTime)) })}
        </Alert>
      ) : (
        <Alert
          tone="warn"
          title={text('offline')}
          action={account && <Button href={path('uc-shopaccount')}>{text('renewLicence')}</Button>}
        >
          {text('offlineText')} {offlineReason && text('offlineReason', { reason: offlineReason })}{' '}
          {servicePhone && text('offlineHelp', { phone: servicePhone })}
        </Alert>
      )}
      {at === 'open' && account && (
        <Panel as="section" space={24}>
          <div className={styles.part}>
            <DescriptionList items={[{ term: text('merchantAccount'), detail: account }]} />
            <div className={styles.buttons}>
              {merchantUrl && (
                <Button tone="action" href={merchantUrl} newTab>
                  {text('openPlatform')}
                </Button>
              )}
              <Button href={path('uc-shopaccount')}>{text('account')}</Button>
              <Button href={path('shopIndex', { sid: shopId })}>{text('visit')}</Button>
            </div>
          </div>
        </Panel>
      )}
      {sent && <ApplicationData application={sent} categories={categories} />}
    </>
  )
}

function said(time: number | undefined): string {
  return time === undefined ? '' : writeServerTime(time)
}
