import type { ClosingBlocker } from '@millwright/contract/account/entities'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import { hasScreen } from '../../hasScreen.ts'
import { StepForm } from '../../layout/StepForm.tsx'
import { CodeField } from '../CodeField.tsx'
import { readSentCode } from '../sentCode.ts'
import type { StepResult } from '../../layout/stepResult.ts'
import { stepPath } from './accountSteps.ts'
import type { AccountView } from './UcAccount.load.ts'
import * as styles from './UcAccount.css.ts'

const losses = [
  ['addresses', 'lostAddresses'],
  ['collections', 'lostCollections'],
  ['cartLines', 'lostCart'],
  ['messages', 'lostMessages'],
] as const

/** Closes the account. The page first lists what is lost, which data is kept and what prevents closing. */
export function CloseAccount({
  closing: { blockers, blocked, lost, keptOrders },
  mobile,
  outcome,
}: Extract<AccountView, { step: 'close' }> & { outcome?: StepResult }) {
  const text = useText('ownAccount')
  const money = useMoney()
  const { balance = '0', commission = '0', points = 0, coupons = 0 } = lost
  return (
    <>
      <Text as="p" tone="muted">
        {text('closeLead')}
      </Text>
      <Panel space={24}>
        <Stack space={20}>
          <section>
            <Heading level={2} size={16}>
              {text('closeLost')}
            </Heading>
            <ul className={styles.list}>
              <li>{text('lostProfile')}</li>
              {Number(balance) > 0 && <li>{text('lostBalance', { amount: money(balance) })}</li>}
              {Number(commission) > 0 && <li>{text('lostCommission', { amount: money(commission) })}</li>}
              {points > 0 && <li>{text('lostPoints', { count: points })}</li>}
              {coupons > 0 && <li>{text('lostCoupons', { count: coupons })}</li>}
              {losses.map(([what, key]) => lost[what] > 0 && <li key={what}>{text(key, { count: lost[what] })}</li>)}
            </ul>
          </section>
          <section>
            <Heading level={2} size={16}>
              {text('closeStays')}
            </Heading>
            <ul className={styles.list}>
              <li>{keptOrders ? text('staysOrders', { count: keptOrders }) : text('staysNone')}</li>
            </ul>
          </section>
          <Text as="p" tone="muted">
            {text('closeFree')}
          </Text>
          {blocked > 0 ? (
            <Alert tone="warn" title={text('closeBlocked', { count: blocked })}>
              <ul className={styles.list}>
                {blockers.map((blocker) => (
                  <li key={`${blocker.kind} ${blocker.number}`}>
                    <Blocker {...blocker} />
                  </li>
                ))}
              </ul>
              {blocked > blockers.length && <p>{text('blockersMore', { count: blockers.length })}</p>}
              <Link href={path('uc-order')}>{text('toOrders')}</Link>
            </Alert>
          ) : (
            <CloseForm mobile={mobile} outcome={outcome} />
          )}
        </Stack>
      </Panel>
    </>
  )
}

const blockerHref = {
  order: (number: string) => path('order-detail', { orderNumber: number }),
  refund: (number: string) => path('return-detail', { refundSn: number }),
  credit: () => path('financial-payment'),
} as const

function Blocker({ kind, number }: ClosingBlocker) {
  const text = useText('ownAccount')
  const money = useMoney()
  const words =
    kind === 'credit'
      ? text('blockerCredit', { amount: money(number) })
      : text(kind === 'order' ? 'blockerOrder' : 'blockerRefund', { number })
  const href = blockerHref[kind](number)
  return hasScreen(href) ? <Link href={href}>{words}</Link> : words
}

function CloseForm({ mobile, outcome }: { mobile: string; outcome: StepResult | undefined }) {
  const text = useText('ownAccount')
  const session = useText('session')
  const { sent } = readSentCode(outcome?.data)
  return (
    <StepForm
      action={stepPath('close')}
      intent="verify"
      outcome={outcome}
      check={(form, intent) =>
        intent === 'sendCode'
          ? {}
          : {
              ...(!String(form.get('validCode')).trim() && { validCode: 'codeEmpty' as const }),
              ...(!form.has('agreed') && { agreed: 'closingAgreed' as const }),
            }
      }
    >
      {(errorAt) => (
        <>
          <Text as="p">{text('payCodeLead', { mobile })}</Text>
          {outcome?.done && sent !== undefined && <Alert tone="good">{session('codeSent', { mobile })}</Alert>}
          <CodeField phone={mobile} outcome={outcome} error={errorAt('validCode')} />
          <Checkbox
            name="agreed"
            value="1"
            defaultChecked={outcome?.form?.agreed !== undefined}
            error={errorAt('agreed')}
            label={text('closeAgree')}
          />
          <div className={styles.buttons}>
            <Button type="submit" name="intent" value="verify" tone="danger">
              {text('closeSubmit')}
            </Button>
            <Button href={path('uc-account')}>{text('closeKeep')}</Button>
          </div>
        </>
      )}
    </StepForm>
  )
}
