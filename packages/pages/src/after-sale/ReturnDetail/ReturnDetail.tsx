import { OrderLines } from '@millwright/commerce/OrderLines'
import { RefundTimeline } from '@millwright/commerce/RefundTimeline'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { refusedOf } from '../../layout/refusedOf.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { RebuyLine } from '../../layout/RebuyLine/RebuyLine.tsx'
import { refundHref, refundActions } from '../refundActions.ts'
import type { ReturnDetailData } from './ReturnDetail.load.ts'
import { RefundFacts } from './RefundFacts.tsx'
import { SendBack } from './SendBack.tsx'
import * as styles from './ReturnDetail.css.ts'

/** A refund, return or exchange: its state, whose turn it is, and the buyer's actions. */
export function ReturnDetail(props: ViewProps<ReturnDetailData>) {
  const { center, now, refund, carriers, applied, asked, outcome } = props
  const text = useText('afterSale')
  const { refundSn, orderNumber, shopId } = refund
  const presses = refundActions(refund, now)
  const to = refundHref(refundSn)
  const sends = presses.includes('ship') ? 'ship' : presses.includes('amend') ? 'amend' : undefined
  // Problems of the form show inside the form.
  const refused = refusedOf(outcome)
  const inForm = sends && refused && (refused.fields !== undefined || refused.form?.intent === sends)
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
      {applied && !outcome && <Alert tone="good">{text('applied')}</Alert>}
      <OutcomeNotice outcome={inForm ? undefined : outcome} />
      {asked === 'withdraw' && <WithdrawAsk to={to} />}
      <div className={styles.columns}>
        <Panel as="section">
          <RefundTimeline
            refund={refund}
            now={now}
            action={
              presses.some((press) => press !== 'ship' && press !== 'amend') && (
                <RefundPresses presses={presses} asked={asked !== undefined} to={to} />
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
            <RefundFacts refund={refund} />
          </Panel>
        </div>
      </div>
      <Panel as="section">
        <div className={styles.part}>
          <Heading level={2} size={16}>
            {text('goods')}
          </Heading>
          <ReturnedLines refund={refund} />
        </div>
      </Panel>
    </UserCenterFrame>
  )
}

/** The lines, each with the button that buys it again. */
function ReturnedLines({ refund: { orderNumber, orderItems } }: Pick<ReturnDetailData, 'refund'>) {
  return (
    <OrderLines
      lines={orderItems}
      actionsOf={(index) => <RebuyLine orderNumber={orderNumber} item={orderItems[index]!} />}
    />
  )
}

/** Asks whether to withdraw the request. */
function WithdrawAsk({ to }: { to: string }) {
  const text = useText('afterSale')
  return (
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
  )
}

type RefundPressesProps = { presses: ReturnType<typeof refundActions>; asked: boolean; to: string }

/** The buyer's actions besides the return shipment, which has its own form. */
function RefundPresses({ presses, asked, to }: RefundPressesProps) {
  const text = useText('afterSale')
  return (
    <>
      {presses.includes('confirmExchange') && (
        <Press intent="confirmExchange" to={to} tone="action" label={text('confirmExchange')} />
      )}
      {presses.includes('takeMoney') && (
        <div className={styles.tools}>
          <Press intent="takeMoney" to={to} tone="action" label={text('takeMoney')} />
          <Press intent="keepExchange" to={to} label={text('keepExchange')} />
        </div>
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
