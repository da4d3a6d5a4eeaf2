import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Stack } from '@millwright/ui/Stack'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import type { StepResult } from '../../layout/stepResult.ts'
import { AccountRow } from './AccountRow.tsx'
import { stepPath } from './accountSteps.ts'
import { Devices } from './Devices.tsx'
import { openEdit } from './openEdit.ts'
import { ProfileSettings } from './ProfileSettings.tsx'
import { Section } from './Section.tsx'
import type { AccountView } from './UcAccount.load.ts'
import * as styles from './UcAccount.css.ts'

export type OverviewProps = Omit<Extract<AccountView, { step: 'overview' }>, 'step'> & {
  outcome?: StepResult
  send?: SendFile
}

/** The overview of the account: person, company, security, devices and closing. */
export function Overview({ profile, edit, mobile, safety, sessions, today, outcome, send }: OverviewProps) {
  const text = useText('ownAccount')
  const language = useLanguage()
  const { hasLoginPassword, hasPayPassword, payLockedUntil } = safety
  const intent = outcome?.form?.intent
  const ofProfile = intent === 'profile' || intent === 'picture' || intent === 'removePicture'
  return (
    <Stack space={12}>
      <div className={styles.unscripted}>
        <DoneNotice outcome={outcome} />
      </div>
      <ProfileSettings
        profile={profile}
        today={today}
        edit={openEdit(edit, outcome)}
        outcome={ofProfile ? outcome : undefined}
        send={send}
      />
      <Section title={text('safety')}>
        <ul className={styles.rows}>
          <AccountRow
            name={text('loginPassword')}
            href={path('uc-password')}
            press={text(hasLoginPassword ? 'change' : 'set')}
          >
            {text(hasLoginPassword ? 'loginPasswordSet' : 'loginPasswordUnset')}
          </AccountRow>
          <AccountRow name={text('mobile')} href={stepPath('mobile')} press={text('changeMobile')}>
            {text('mobileUse', { mobile })}
          </AccountRow>
          <AccountRow
            name={text('payPassword')}
            href={stepPath('pay')}
            press={text(payLockedUntil !== undefined ? 'reset' : hasPayPassword ? 'change' : 'set')}
          >
            {payLockedUntil === undefined
              ? text(hasPayPassword ? 'payPasswordSet' : 'payPasswordUnset')
              : text('payPasswordLocked', { time: formatDate(language, writeServerTime(payLockedUntil)) })}
          </AccountRow>
        </ul>
      </Section>
      <Devices sessions={sessions} logins={safety.logins} outcome={ofProfile ? undefined : outcome} />
      <Section
        title={text('closeTitle')}
        lead={text('closeRow')}
        tools={
          <Button href={stepPath('close')} size="small">
            {text('closeTitle')}
          </Button>
        }
      />
    </Stack>
  )
}
