import { UserText } from '@millwright/commerce/UserText'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Avatar } from '../Avatar/Avatar.tsx'
import type { StepResult } from '../../layout/stepResult.ts'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import { AccountRow } from './AccountRow.tsx'
import { editPath } from './accountSteps.ts'
import { PictureForm } from './PictureForm.tsx'
import type { ProfileEdit } from './profileEdits.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { Section } from './Section.tsx'
import type { Profile } from './UcAccount.load.ts'
import * as styles from './UcAccount.css.ts'

const person = ['picture', 'nickName', 'userMail', 'birthDate', 'sex'] as const

export type ProfileSettingsProps = {
  profile: Profile
  today: string
  edit: ProfileEdit | undefined
  outcome: StepResult | undefined
  send?: SendFile | undefined
}

/** The person and the company, one row for each setting. The form of the setting being changed replaces its row. */
export function ProfileSettings({ profile, today, edit, outcome, send }: ProfileSettingsProps) {
  const text = useText('ownAccount')
  const row = (one: ProfileEdit) =>
    one === edit ? (
      <li key={one} id={one} className={styles.editing}>
        {one === 'picture' ? (
          <PictureForm profile={profile} outcome={outcome} send={send} />
        ) : (
          <ProfileForm edit={one} profile={profile} today={today} outcome={outcome} />
        )}
      </li>
    ) : (
      <SettingRow key={one} setting={one} profile={profile} />
    )
  return (
    <>
      <Section title={text('profile')}>
        <ul className={styles.rows}>{person.map(row)}</ul>
      </Section>
      <Section title={text('companyGroup')} lead={text('companyLead')}>
        {edit === 'company' || profile.companyName ? (
          <ul className={styles.rows}>{row('company')}</ul>
        ) : (
          <div>
            <Button href={editPath('company')}>{text('companyAdd')}</Button>
          </div>
        )}
      </Section>
    </>
  )
}

function SettingRow({ setting, profile }: { setting: ProfileEdit; profile: Profile }) {
  const text = useText('ownAccount')
  const language = useLanguage()
  const { nickName, pic, userMail, birthDate, sex, companyName, creditCode, companyAddress } = profile
  const values = {
    picture: <Avatar name={nickName} pic={pic} />,
    nickName,
    userMail,
    birthDate: birthDate && formatDate(language, birthDate),
    sex: sex === 'M' || sex === 'F' ? text(`sex${sex}`) : undefined,
    company: (
      <>
        <strong>
          <UserText>{companyName}</UserText>
        </strong>
        <span className={styles.facts}>
          {text('creditCode')} {creditCode || text('notGiven')}
        </span>
        <span className={styles.facts}>
          {text('companyAddress')} {companyAddress ? <UserText>{companyAddress}</UserText> : text('notGiven')}
        </span>
      </>
    ),
  }
  const names = {
    picture: 'picture',
    nickName: 'nickName',
    userMail: 'mail',
    birthDate: 'birthDate',
    sex: 'sex',
    company: 'company',
  } as const
  const value = values[setting]
  return (
    <AccountRow
      id={setting}
      name={text(names[setting])}
      href={editPath(setting)}
      press={text(value ? 'change' : 'add')}
    >
      {value || <span className={styles.facts}>{text('notGiven')}</span>}
    </AccountRow>
  )
}
