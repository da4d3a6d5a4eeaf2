import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Panel } from '@millwright/ui/Panel'
import { Steps } from '@millwright/ui/Steps'
import { Text } from '@millwright/ui/Text'
import { StepDone } from '../../layout/StepDone.tsx'
import { PhoneForm } from '../PhoneForm.tsx'
import type { StepResult } from '../../layout/stepResult.ts'
import { stepPath } from './accountSteps.ts'
import type { AccountView } from './UcAccount.load.ts'

const order = ['own', 'new', 'done'] as const

/** The steps to change the phone number: a code to the current number, then a code to the new one. */
export function MobileSteps({
  at,
  mobile,
  outcome,
}: Extract<AccountView, { step: 'mobile' }> & { outcome?: StepResult }) {
  const text = useText('ownAccount')
  const action = stepPath('mobile')
  return (
    <>
      <Steps
        steps={(['stepOwn', 'stepNew', 'stepDone'] as const).map((key) => ({ label: text(key) }))}
        current={at === 'done' ? order.length : order.indexOf(at)}
      />
      {at !== 'done' && (
        <Text as="p" tone="muted">
          {at === 'own' ? text('mobileOwnLead', { mobile }) : text('mobileNewLead')}
        </Text>
      )}
      <Panel space={24}>
        {at === 'own' && <PhoneForm key="own" action={action} outcome={outcome} own={mobile} />}
        {at === 'new' && <PhoneForm key="new" action={action} outcome={outcome} />}
        {at === 'done' && (
          <StepDone
            title={text('mobileDone')}
            actions={
              <Button tone="action" href={path('uc-account')}>
                {text('back')}
              </Button>
            }
          >
            {text('mobileDoneText', { mobile })}
          </StepDone>
        )}
      </Panel>
      {at === 'own' && (
        <Text as="p" size={13} tone="muted">
          {text('mobileLost')}
        </Text>
      )}
    </>
  )
}
