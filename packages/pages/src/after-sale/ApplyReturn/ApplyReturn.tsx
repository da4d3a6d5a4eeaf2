import { OrderLines } from '@millwright/commerce/OrderLines'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { TabLinks } from '@millwright/ui/TabLinks'
import { Text } from '@millwright/ui/Text'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import type { ApplyReturnData } from './ApplyReturn.load.ts'
import { ApplyReturnForm, EXCHANGE } from './ApplyReturnForm.tsx'
import * as styles from './ApplyReturn.css.ts'

const kindHints = { 1: 'kindHint1', 2: 'kindHint2', 3: 'kindHint3' } as const
const kinds = { 1: 'kind1', 2: 'kind2', 3: 'kind3' } as const
type Kind = keyof typeof kinds

/** The request form for a refund, return or exchange of one line or a whole order. */
export function ApplyReturn({ center, offer, orderItemId, applyType, uuid, outcome }: ViewProps<ApplyReturnData>) {
  const text = useText('afterSale')
  const { orderNumber, orderItems, problem, message } = offer
  const title = text(orderItemId ? 'applyTitle' : 'applyTitleWhole')
  const orderHref = path('order-detail', { orderNumber })
  const hrefOf = (type?: number) =>
    `${path('apply-return')}?${new URLSearchParams({
      orderNumber,
      ...(orderItemId && { orderItemId }),
      ...(type && { applyType: String(type) }),
    })}`
  return (
    <UserCenterFrame
      route="uc-return"
      center={center}
      title={title}
      lead={<Link href={orderHref}>{text('order', { number: orderNumber })}</Link>}
    >
      {problem !== undefined ? (
        <CannotApply orderHref={orderHref} message={message} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.part}>
            <Panel as="section">
              <OrderLines lines={orderItems} />
            </Panel>
            <Panel as="section">
              <div className={styles.part}>
                <Kinds offer={offer} applyType={applyType} hrefOf={hrefOf} />
                <ApplyReturnForm
                  key={`${orderItemId} ${applyType}`}
                  {...{ offer, orderItemId, applyType, uuid, outcome }}
                  action={hrefOf(applyType)}
                />
              </div>
            </Panel>
          </div>
          <Panel as="section">
            <HowItGoes kind={applyType} />
          </Panel>
        </div>
      )}
    </UserCenterFrame>
  )
}

function CannotApply({ orderHref, message }: { orderHref: string; message: string | undefined }) {
  const text = useText('afterSale')
  return (
    <Panel>
      <Empty
        drawing="order"
        title={text('cannotTitle')}
        action={<Button href={orderHref}>{text('backToOrder')}</Button>}
      >
        {message}
      </Empty>
    </Panel>
  )
}

type KindsProps = Pick<ApplyReturnData, 'offer' | 'applyType'> & { hrefOf: (type: number) => string }

/** The kinds of request that the order allows. */
function Kinds({ offer: { applyTypes, unsent }, applyType, hrefOf }: KindsProps) {
  const text = useText('afterSale')
  return (
    <div className={styles.kinds}>
      <TabLinks
        label={text('kind')}
        look="pill"
        tabs={applyTypes.map((type) => ({
          href: hrefOf(type),
          label: text(kinds[type as Kind]),
          current: type === applyType,
        }))}
      />
      <Text as="p" tone="muted" size={13}>
        {text(unsent ? 'kindHint1Unsent' : kindHints[applyType as Kind])}
      </Text>
    </div>
  )
}

/** The steps of a request of this kind. */
function HowItGoes({ kind }: { kind: number }) {
  const text = useText('afterSale')
  return (
    <div className={styles.part}>
      <Heading level={2} size={16}>
        {text('howItGoes')}
      </Heading>
      <ol className={styles.steps}>
        <li>{text('step1')}</li>
        {kind === 1 ? <li>{text('step2Money')}</li> : <li>{text('step2')}</li>}
        {kind === 2 && <li>{text('step3')}</li>}
        {kind === EXCHANGE && <li>{text('step3Exchange')}</li>}
      </ol>
    </div>
  )
}
