import { useState } from 'react'
import { passwordRules } from '@millwright/domain/account/newAccount'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { PasswordField } from '@millwright/ui/PasswordField'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import * as styles from './NewPasswordFields.css.ts'

const rules = [
  ['length', 'ruleLength'],
  ['kinds', 'ruleKinds'],
  ['halfWidth', 'ruleHalfWidth'],
] as const

/** The two fields of the new password, with the password rules. Each rule is marked as met while the buyer types. */
export function NewPasswordFields({
  label,
  errorAt,
}: {
  label: string
  errorAt: (field: string) => string | undefined
}) {
  const text = useText('session')
  const [password, setPassword] = useState('')
  const met = passwordRules(password)
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        maxLength={20}
        size="large"
        error={errorAt('password')}
        onChange={({ value }) => setPassword(value)}
      />
      <ul className={styles.rules} aria-label={text('passwordRules')}>
        {rules.map(([rule, key]) => (
          <li key={rule} className={styles.ruleItem} data-met={met[rule]}>
            <span className={styles.mark} aria-hidden="true">
              {met[rule] ? <Icon name="check" size={12} /> : '·'}
            </span>
            <span>
              {text(key)}
              {met[rule] && <VisuallyHidden> ({text('ruleMet')})</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
      <PasswordField
        label={text('again')}
        name="passwordAgain"
        autoComplete="new-password"
        maxLength={20}
        size="large"
        error={errorAt('passwordAgain')}
      />
    </>
  )
}
