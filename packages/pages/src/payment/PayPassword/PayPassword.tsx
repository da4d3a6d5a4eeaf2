import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { PasswordField } from '@millwright/ui/PasswordField'
import * as styles from './PayPassword.css.ts'

/** The pay password field. CSS shows it while the balance is selected, so it works without scripts. */
export function PayPassword({ error }: { error?: string | undefined }) {
  const text = useText('pay')
  return (
    <div className={styles.asked}>
      <PasswordField
        label={text('payPassword')}
        name="payPassword"
        autoComplete="off"
        maxLength={12}
        hint={text('payPasswordHint')}
        error={error}
      />
      <Link href={path('uc-account', { step: 'pay' })}>{text('payPasswordForgotten')}</Link>
    </div>
  )
}
