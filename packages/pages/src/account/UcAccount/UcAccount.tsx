import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { Stack } from '@millwright/ui/Stack'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import type { StepResult } from '../../layout/stepResult.ts'
import { CloseAccount } from './CloseAccount.tsx'
import { MobileSteps } from './MobileSteps.tsx'
import { Overview } from './Overview.tsx'
import { PaySteps, payTitle } from './PaySteps.tsx'
import type { UcAccountData } from './UcAccount.load.ts'
import * as styles from './UcAccount.css.ts'

export type UcAccountProps = UcAccountData & {
  outcome?: StepResult
  send?: SendFile
}

/**
 * The buyer's account: profile, security and devices. Phone number, pay password and closing each have their own steps.
 */
export function UcAccount({ center, view, outcome, send }: UcAccountProps) {
  const text = useText('ownAccount')
  if (view.step === 'overview')
    return (
      <UserCenterFrame route="uc-account" center={center} title={text('title')} lead={text('lead')}>
        <Overview {...view} outcome={outcome} send={send} />
      </UserCenterFrame>
    )
  const title = {
    mobile: 'mobileTitle',
    pay: view.step === 'pay' ? payTitle(view) : 'payTitleSet',
    close: 'closeTitle',
  } as const
  return (
    <UserCenterFrame route="uc-account" center={center} title={text(title[view.step])}>
      <div className={styles.framed}>
        <Stack space={20}>
          {view.step === 'mobile' && <MobileSteps {...view} outcome={outcome} />}
          {view.step === 'pay' && <PaySteps {...view} outcome={outcome} />}
          {view.step === 'close' && <CloseAccount {...view} outcome={outcome} />}
          <Link href={path('uc-account')}>{text('back')}</Link>
        </Stack>
      </div>
    </UserCenterFrame>
  )
}
