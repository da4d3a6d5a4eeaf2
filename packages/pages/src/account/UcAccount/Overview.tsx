import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import type { StepResult } from '../../layout/stepResult.ts'
import { stepPath } from './accountSteps.ts'
import { Devices } from './Devices.tsx'
import { PictureForm } from './PictureForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Section } from './Section.tsx'
import type { AccountView } from './UcAccount.load.ts'
import * as styles from './UcAccount.css.ts'

export type OverviewProps = Omit<Extract<AccountView, { step: 'overview' }>, 'step'> & {
  outcome?: StepResult
  send?: SendFile
}

/** The overview of the account: profile, security and devices. */
export function Overview({ profile, mobile, safety, sessions, today, outcome, send }: OverviewProps) {
  const text = useText('ownAccount')
  const language = useLanguage()
  const { hasLoginPassword, hasPayPassword, payLockedUntil } = safety
  const intent = outcome?.form?.intent
  const ofProfile = intent === 'profile'
  const ofPicture = intent === 'picture' || intent === 'removePicture'
  return (
    <Stack space={12}>
      <div className={styles.unscripted}>
        <DoneNotice outcome={outcome} />
      </div>
      <Section title={text('profile')}>
        <PictureForm pic={profile.pic} outcome={ofPicture ? outcome : undefined} send={send} />
        <hr className={styles.line} />
        <ProfileForm profile={profile} today={today} outcome={ofProfile ? outcome : undefined} />
      </Section>
      <Section title={text('safety')}>
        <ul className={styles.rows}>
          <Row
            name={text('loginPassword')}
            state={text(hasLoginPassword ? 'loginPasswordSet' : 'loginPasswordUnset')}
            href={path('uc-password')}
            press={text(hasLoginPassword ? 'change' : 'set')}
          />
          <Row
            name={text('mobile')}
            state={text('mobileUse', { mobile })}
            href={stepPath('mobile')}
            press={text('changeMobile')}
          />
          <Row
            name={text('payPassword')}
            state={
              payLockedUntil === undefined
                ? text(hasPayPassword ? 'payPasswordSet' : 'payPasswordUnset')
                : text('payPasswordLocked', { time: formatDate(language, writeServerTime(payLockedUntil)) })
            }
            href={stepPath('pay')}
            press={text(payLockedUntil !== undefined ? 'reset' : hasPayPassword ? 'change' : 'set')}
          />
        </ul>
      </Section>
      <Devices sessions={sessions} logins={safety.logins} outcome={ofProfile || ofPicture ? undefined : outcome} />
      <Panel as="section" space={24}>
        <div className={styles.rows}>
          <Row
            name={text('closeTitle')}
            state={text('closeRow')}
            href={stepPath('close')}
            press={text('closeTitle')}
            heading
          />
        </div>
      </Panel>
    </Stack>
  )
}

/** A setting of the account with its state and the link to change it. */
function Row({
  name,
  state,
  href,
  press,
  heading = false,
}: {
  name: string
  state: string
  href: string
  press: string
  heading?: boolean
}) {
  const Tag = heading ? 'div' : 'li'
  return (
    <Tag className={styles.row}>
      <div className={styles.rowText}>
        {heading ? (
          <Heading level={2} size={16}>
            {name}
          </Heading>
        ) : (
          <span className={styles.rowName}>{name}</span>
        )}
        <span className={styles.facts}>{state}</span>
      </div>
      <Button href={href} label={press === name ? undefined : `${press} ${name}`}>
        {press}
      </Button>
    </Tag>
  )
}
