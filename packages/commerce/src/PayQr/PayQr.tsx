import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { QrCode } from '@millwright/ui/QrCode'
import * as styles from './PayQr.css.ts'

export type PayQrProps = { label: string } & ({ value: string; renewHref?: undefined } | { value?: undefined; renewHref: string })

/** The code to scan; once it has expired, the way to a new one in the same place. */
export function PayQr({ value, label, renewHref }: PayQrProps) {
  const text = useText('pay')
  return (
    <div className={styles.frame}>
      {value !== undefined
        ? <QrCode value={value} size={240} label={label} />
        : (
          <div className={styles.over} role="status">
            <Icon name="clock" size={24} />
            <span className={styles.strong}>{text('codeExpired')}</span>
            <span>{text('codeExpiredHint')}</span>
            <Button href={renewHref} tone="action" icon="refresh">{text('renew')}</Button>
          </div>
        )}
    </div>
  )
}
