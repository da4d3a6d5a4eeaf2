import { useRef, useState } from 'react'
import { sharedPath } from '@millwright/domain/distribution/cardNo'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'
import { QrCode } from '@millwright/ui/QrCode'
import * as styles from './ShareButton.css.ts'

type ShareDialogProps = {
  title: string
  /** The address without the sharer's card. */
  url: string
  cardNo: string | undefined
  onClose: () => void
}

/** The share dialog: the link to copy, the system's share sheet if available, and a QR code. */
export function ShareDialog({ title, url: plain, cardNo, onClose }: ShareDialogProps) {
  const url = cardNo === undefined ? plain : sharedPath(plain, cardNo)
  const text = useText('commerce')
  const link = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'shareCopied' | 'shareCopyFailed'>()
  const copy = () => navigator.clipboard?.writeText(url).then(() => setCopied('shareCopied'), failed) ?? failed()
  // The clipboard needs a secure origin. Without one the link is selected for manual copying.
  const failed = () => {
    link.current?.select()
    setCopied('shareCopyFailed')
  }
  return (
    <Dialog open onClose={onClose} title={text('shareTitle')} size="small">
      <div className={styles.body}>
        <div className={styles.row}>
          <input
            ref={link}
            readOnly
            value={url}
            aria-label={text('shareLink')}
            className={styles.link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button tone="action" icon="copy" onPress={copy}>
            {text('shareCopy')}
          </Button>
        </div>
        <p className={styles.said} role="status">
          {copied && text(copied)}
        </p>
        {'share' in navigator && (
          <Button icon="external" wide onPress={() => void navigator.share({ title, url }).catch(() => undefined)}>
            {text('shareWith')}
          </Button>
        )}
        <figure className={styles.code}>
          <QrCode value={url} size={160} label={text('shareScan')} />
          <figcaption className={styles.caption}>{text('shareScan')}</figcaption>
        </figure>
      </div>
    </Dialog>
  )
}
