import { CopyNumber } from '@millwright/commerce/CopyNumber'
import { OrderLines } from '@millwright/commerce/OrderLines'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { RefundTimeline } from '@millwright/commerce/RefundTimeline'
import { UserText } from '@millwright/commerce/UserText'
import { filePathsOf } from '@millwright/domain/files/fileKinds'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { kindWords, refundHref, refundPresses } from '../refundPresses.ts'
import type { ReturnDetailData } from './ReturnDetail.load.ts'
import { SendBack } from './SendBack.tsx'
import * as styles from './ReturnDetail.css.ts'

/** A refund, return or exchange: its state, whose turn it is, and the buyer's actions. */
export function ReturnDetail(props: ViewProps<ReturnDetailData>) {
  const { center, now, refund, carriers, applied, asked, outcome } = props
  const text = useText('afterSale')
  const language = useLanguage()
  const word = useText('refund')
  const problemText = useProblemText()
  const { refundSn, orderNumber, orderItems, shopId, buyerDesc, buyerMobile, applyTime, applyType, buyerReason } =
    refund
  const presses = refundPresses(refund, now)
  const to = refundHref(refundSn)
  const photos = filePathsOf(refund.photoFiles)
  const sends = presses.includes('ship') ? 'ship' : presses.includes('amend') ? 'amend' : undefined
  // Problems of the form show inside the form.
  const inForm = sends && outcome && !outcome.done && (outcome.fields !== undefined || outcome.form?.intent === sends)
  return (
    <UserCenterFrame
      route="uc-return"
      center={center}
      title={text('detailTitle')}
      tools={
        shopId !== undefined && (
          <Button href={path('chat', { sid: shopId, orderNumber })} icon="inquiry" size="small">
            {text('chat')}
          </Button>
        )
      }
    >
      <DoneNotice outcome={outcome} />
      {applied && !outcome && <Alert tone="good">{text('applied')}</Alert>}
      {outcome && !outcome.done && !inForm && <Alert tone="bad">{problemText(outcome.problem)}</Alert>}
      {asked === 'withdraw' && (
        <Alert tone="warn">
          <div className={styles.part}>
            {text('withdrawAsk')}
            <div className={styles.tools}>
              <Press intent="withdraw" to={to} tone="action" label={text('withdraw')} />
              <Button href={to} size="small">
                {text('keep')}
              </Button>
            </div>
          </div>
        </Alert>
      )}
      <div className={styles.columns}>
        <Panel as="section">
          <RefundTimeline
            refund={refund}
            now={now}
            action={
              presses.some((press) => press !== 'ship' && press !== 'amend') && (
                <>
                  {presses.includes('confirmExchange') && (
                    <Press intent="confirmExchange" to={to} tone="action" label={text('confirmExchange')} />
                  )}
                  {presses.includes('appeal') && (
                    <>
                      <Text as="p" tone="muted" size={13}>
                        {text('appealHint')}
                      </Text>
                      <Press intent="appeal" to={to} label={text('appeal')} />
                    </>
                  )}
                  {presses.includes('withdraw') && !asked && (
                    <Button href={`${to}&confirm=withdraw`} size="small">
                      {text('withdraw')}
                    </Button>
                  )}
                </>
              )
            }
          />
        </Panel>
        <div className={styles.stack}>
          {sends && (
            <Panel as="section">
              <SendBack key={sends} {...{ refund, carriers, outcome }} press={sends} />
            </Panel>
          )}
          <Panel as="section">
            <div className={styles.part}>
              <Heading level={2} size={16}>
                {text('facts')}
              </Heading>
              <DescriptionList
                look="plain"
                items={[
                  {
                    term: text('refundNumber'),
                    detail: <CopyNumber value={refundSn} name={text('refundNumber')} />,
                  },
                  {
                    term: text('orderNumber'),
                    detail: <Link href={path('order-detail', { orderNumber })}>{orderNumber}</Link>,
                  },
                  { term: text('applyKind'), detail: word(kindWords[applyType] ?? 'goods') },
                  { term: text('reason'), detail: buyerReason ?? '' },
                  ...(buyerDesc ? [{ term: text('descriptionShort'), detail: <UserText>{buyerDesc}</UserText> }] : []),
                  ...(buyerMobile ? [{ term: text('mobile'), detail: <Text figures>{buyerMobile}</Text> }] : []),
                  { term: text('applyTime'), detail: formatDate(language, applyTime) },
                ]}
              />
              {photos.length > 0 && (
                <ul className={styles.photos} aria-label={text('photos')}>
                  {photos.map((photo, index) => (
                    <li key={photo}>
                      <Image src={photo} alt={text('photo', { number: index + 1 })} ratio={1} width={64} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </Panel>
        </div>
      </div>
      <Panel as="section">
        <div className={styles.part}>
          <Heading level={2} size={16}>
            {text('goods')}
          </Heading>
          <OrderLines lines={orderItems} />
        </div>
      </Panel>
    </UserCenterFrame>
  )
}

type PressProps = { intent: string; to: string; label: string; tone?: 'action' | 'neutral' }
function Press({ intent, to, label, tone = 'neutral' }: PressProps) {
  return (
    <form method="post" action={to}>
      <Button type="submit" name="intent" value={intent} tone={tone} size="small">
        {label}
      </Button>
    </form>
  )
}
