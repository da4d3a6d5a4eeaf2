import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { DatePicker } from '@millwright/ui/DatePicker'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { TextField } from '@millwright/ui/TextField'
import { refusedOf } from '../../layout/refusedOf.ts'
import { StepForm } from '../../layout/StepForm.tsx'
import type { StepResult } from '../../layout/stepResult.ts'
import { LeaveEdit } from './LeaveEdit.tsx'
import type { ProfileEdit } from './profileEdits.ts'
import { profileOf, profileProblems } from './profileProblems.ts'
import type { Profile } from './UcAccount.load.ts'
import * as styles from './UcAccount.css.ts'

type Setting = Exclude<ProfileEdit, 'picture'>

/** The form of one setting of the profile. */
export function ProfileForm({
  edit,
  profile,
  today,
  outcome,
}: {
  edit: Setting
  profile: Profile
  today: string
  outcome: StepResult | undefined
}) {
  const text = useText('ownAccount')
  const Fields = fieldsOf[edit]
  return (
    <StepForm
      action={path('uc-account')}
      intent="profile"
      outcome={outcome}
      check={(form) => profileProblems(profileOf(form), today)}
    >
      {(errorAt) => (
        <>
          <input type="hidden" name="edit" value={edit} />
          <Fields profile={profile} today={today} typed={refusedOf(outcome)?.form} errorAt={errorAt} />
          <div className={styles.buttons}>
            <Button type="submit" name="intent" value="profile" tone="action">
              {text('saveProfile')}
            </Button>
            <LeaveEdit />
          </div>
        </>
      )}
    </StepForm>
  )
}

type FieldsProps = {
  profile: Profile
  today: string
  /** The input of the last post, if it was refused. */
  typed: Readonly<Record<string, string>> | undefined
  errorAt: (name: string) => string | undefined
}

const fieldsOf = { nickName: NickName, userMail: Mail, birthDate: BirthDate, sex: Sex, company: Company }

function NickName({ profile, typed, errorAt }: FieldsProps) {
  const text = useText('ownAccount')
  return (
    <TextField
      label={text('nickName')}
      name="nickName"
      autoComplete="nickname"
      maxLength={60}
      required
      hint={text('nickHint')}
      defaultValue={typed?.nickName ?? profile.nickName}
      error={errorAt('nickName')}
    />
  )
}

function Mail({ profile, typed, errorAt }: FieldsProps) {
  const text = useText('ownAccount')
  return (
    <TextField
      label={text('mail')}
      name="userMail"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      defaultValue={typed?.userMail ?? profile.userMail}
      error={errorAt('userMail')}
    />
  )
}

function BirthDate({ profile, today, typed, errorAt }: FieldsProps) {
  const text = useText('ownAccount')
  return (
    <DatePicker
      label={text('birthDate')}
      name="birthDate"
      min="1900-01-01"
      max={today}
      defaultValue={typed?.birthDate ?? profile.birthDate ?? ''}
      error={errorAt('birthDate')}
    />
  )
}

function Sex({ profile, typed }: FieldsProps) {
  const text = useText('ownAccount')
  return (
    <RadioGroup
      label={text('sex')}
      name="sex"
      options={[
        { value: 'M', label: text('sexM') },
        { value: 'F', label: text('sexF') },
        { value: '', label: text('sexNone') },
      ]}
      defaultValue={typed?.sex ?? profile.sex ?? ''}
    />
  )
}

function Company({ profile, typed, errorAt }: FieldsProps) {
  const text = useText('ownAccount')
  return (
    <>
      <TextField
        label={text('company')}
        name="company"
        autoComplete="organization"
        maxLength={100}
        hint={text('companyHint')}
        defaultValue={typed?.company ?? profile.companyName}
        error={errorAt('company')}
      />
      <TextField
        label={text('creditCode')}
        name="creditCode"
        maxLength={40}
        hint={text('creditCodeHint')}
        defaultValue={typed?.creditCode ?? profile.creditCode}
        error={errorAt('creditCode')}
      />
      <TextField
        label={text('companyAddress')}
        name="companyAddress"
        autoComplete="street-address"
        maxLength={200}
        defaultValue={typed?.companyAddress ?? profile.companyAddress}
        error={errorAt('companyAddress')}
      />
    </>
  )
}
