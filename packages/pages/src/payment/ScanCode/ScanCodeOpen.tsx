import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import * as styles from './ScanCode.css.ts'

export type ScanKind = 'weixin' | 'alipay'

/** The instruction to scan the code. On phones a button opens the payment instead. */
export function ScanCodeOpen({ kind, href }: { kind: ScanKind; href: string | undefined }) {
  const text = useText('pay')
  return (
    <>
      {href && (
        <div className={styles.open}>
          <Button href={href} newTab tone="action" size="large" wide>
            {text(kind === 'weixin' ? 'openWeixin' : 'openAlipay')}
          </Button>
        </div>
      )}
      <p className={href ? styles.howScan : styles.how}>{text(kind === 'weixin' ? 'scanWeixin' : 'scanAlipay')}</p>
    </>
  )
}
