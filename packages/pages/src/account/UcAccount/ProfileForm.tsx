import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { DatePicker } from '@millwright/ui/DatePicker'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { TextField } from '@millwright/ui/TextField'
import { refusedOf } from '../../layout/refusedOf.ts'
import { StepForm } from '../../layout/StepForm.tsx'
import type { StepResult } from '../../layout/stepResult.ts'
import { profileOf, profileProblems } from './profileProblems.ts'
import type { Profile } from './UcAccount.load.ts'
import * as styles from './UcAccount.css.ts'

/** The form of the buyer's profile. */
export function ProfileForm({
  profile,
  today,
  outcome,
}: {
  profile: Profile
  today: string
  outcome: StepResult | undefined
}) {
  const text = useText('ownAccount')
  return (
    <StepForm
      action={path('uc-account')}
      intent="profile"
      outcome={outcome}
      check={(form) => profileProblems(profileOf(form), today)}
    >
      {(errorAt) => (
        <>
          <ProfileFields profile={profile} today={today} typed={refusedOf(outcome)?.form} errorAt={errorAt} />
          <div>
            <Button type="submit" name="intent" value="profile" tone="action">
              {text('saveProfile')}
            </Button>
          </div>
        </>
      )}
    </StepForm>
  )
}

type ProfileFieldsProps = {
  profile: Profile
  today: string
  /** The input of the last post, if it was refused. */
  typed: Readonly<Record<string, string>> | undefined
  errorAt: (name: string) => string | undefined
}

function ProfileFields({ profile, today, typed, errorAt }: ProfileFieldsProps) {
  const text = useText('ownAccount')
  const kept = (name: 'nickName' | 'sex' | 'birthDate' | 'userMail' | 'company') => typed?.[name] ?? profile[name] ?? ''
  return (
    <div className={styles.fields}>
      <TextField
        label={text('nickName')}
        name="nickName"
        autoComplete="nickname"
        maxLength={60}
        required
        hint={text('nickHint')}
        defaultValue={kept('nickName')}
        error={errorAt('nickName')}
      />
      <TextField
        label={text('company')}
        name="company"
        autoComplete="organization"
        maxLength={100}
        defaultValue={kept('company')}
        error={errorAt('company')}
      />
      <TextField
        label={text('mail')}
        name="userMail"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={kept('userMail')}
        error={errorAt('userMail')}
      />
      <DatePicker
        label={text('birthDate')}
        name="birthDate"
        min="1900-01-01"
        max={today}
        defaultValue={kept('birthDate')}
        error={errorAt('birthDate')}
      />
      <RadioGroup
        label={text('sex')}
        name="sex"
        options={[
          { value: 'M', label: text('sexM') },
          { value: 'F', label: text('sexF') },
          { value: '', label: text('sexNone') },
        ]}
        defaultValue={kept('sex')}
      />
    </div>
  )
}
