import { useLocale, useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import type { ShellData, ShellProps } from './shellProps.ts'
import { ShellCode } from './ShellCode.tsx'
import type { ShellLocation } from './shellLinks.ts'
import * as styles from './ShellFooter.css.ts'

export type ShellFooterContactProps = Pick<
  ShellData & ShellLocation & ShellProps,
  'config' | 'origin' | 'pictureOfCode'
>

/** The phone number and hours of the service, and the QR codes of the chat and of the mall. */
export function ShellFooterContact({ config, origin, pictureOfCode }: ShellFooterContactProps) {
  const text = useText('common')
  const locale = useLocale()
  const time = (locale === 'zh' ? config?.serviceTimeCn : config?.serviceTimeEn) ?? text('serviceTimeDefault')
  return (
    <div className={styles.contact}>
      {config?.servicePhone && (
        <p className={styles.line}>
          <span className={styles.muted}>{text('servicePhone')}</span>
          <a href={`tel:${config.servicePhone}`} className={styles.phone}>
            {config.servicePhone}
          </a>
        </p>
      )}
      <p className={styles.line}>
        <span className={styles.muted}>{text('serviceTime')}</span>
        <span>{time}</span>
      </p>
      <div className={styles.codes}>
        <figure className={styles.figure}>
          {config?.pcQrcodeImg ? (
            <Image src={config.pcQrcodeImg} alt={text('qrServiceLabel')} width={88} ratio={1} />
          ) : (
            <ShellCode
              place="chat"
              origin={origin}
              pictureOfCode={pictureOfCode}
              size={88}
              label={text('qrServiceLabel')}
            />
          )}
          <figcaption className={styles.caption}>{text('qrService')}</figcaption>
        </figure>
        <figure className={styles.figure}>
          <ShellCode
            place="mall"
            origin={origin}
            pictureOfCode={pictureOfCode}
            size={88}
            label={text('qrMobileLabel')}
          />
          <figcaption className={styles.caption}>{text('mobileMall')}</figcaption>
        </figure>
      </div>
    </div>
  )
}
