import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { QrCode } from '@millwright/ui/QrCode'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './PayQr.css.ts'

export type PayQrProps = RootProps<HTMLDivElement> & {
  /** The accessible name. It tells the amount that the code pays. */
  label: string
} & (
    | {
        /** The content of the code. */
        value: string
        renewHref?: undefined
      }
    | {
        value?: undefined
        /** The URL that issues a new code after this one has expired. */
        renewHref: string
      }
  )

/**
 * A QR code for a payment. After it expires, a link to a new code takes its place.
 *
 * When: a payment is made by scanning. Instead: `QrCode` of ui for codes that do not expire.
 */
export function PayQr({ value, label, renewHref, className, ...root }: PayQrProps) {
  const text = useText('pay')
  const errors = useText('errors')
  return (
    <div {...root} className={cx(styles.frame, className)}>
      {value !== undefined && <QrCode value={value} size={240} label={label} />}
      <div className={value === undefined ? styles.over : styles.unsaid} role="status">
        {value === undefined && (
          <>
            <Icon name="clock" size={24} />
            <span className={styles.strong}>{errors('qrExpired')}</span>
            <span>{text('codeExpiredHint')}</span>
            <Button href={renewHref} tone="action" icon="refresh">
              {text('renew')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
