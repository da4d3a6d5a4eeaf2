import { useText } from '@millwright/i18n/Texts'
import { IconButton } from '@millwright/ui/IconButton'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { useEffect, useState } from 'react'
import * as styles from './OrderDetail.css.ts'

const SHOWN = 2000

/** A number with a button that copies it, where scripts run. */
export function CopyNumber({ value, name }: { value: string; name: string }) {
  const text = useText('order')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    void navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <span className={styles.copied}>
      <span className={styles.number}>{value}</span>
      <span className={styles.copy}>
        <IconButton
          icon={copied ? 'check' : 'copy'}
          size="small"
          tone="quiet"
          label={text('copyNumber', { name })}
          onPress={copy}
        />
        <VisuallyHidden>
          <span role="status">{copied && text('copied')}</span>
        </VisuallyHidden>
      </span>
    </span>
  )
}
