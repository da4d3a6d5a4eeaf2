import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { PasswordField } from '@millwright/ui/PasswordField'
import * as styles from './PayPassword.css.ts'

/** The pay password, shown while the balance is selected, also without scripts (CSS). */
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
