import { useText } from '@millwright/i18n/Texts'
import { IconButton } from '@millwright/ui/IconButton'
import { Link } from '@millwright/ui/Link'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { useEffect, useState } from 'react'
import * as styles from './CopyNumber.css.ts'

const SHOWN = 2000
/** The number of digits that tell a buyer's orders apart. */
const SHORT = 8

/**
 * A number with a button that copies it. Without scripts there is no button.
 *
 * When: the reader needs the number elsewhere: an order, a parcel, an address. Instead: plain text for numbers that are
 * only read. It needs the texts `order`.
 */
export function CopyNumber({
  value,
  name,
  short = false,
  href,
  className,
  ...root
}: RootProps<HTMLSpanElement> & {
  /** The text to show and copy. */
  value: string
  /** The name of the number, for screen readers. */
  name: string
  /** Shows only the last digits of a long number. Screen readers and the copy have all of them. */
  short?: boolean | undefined
  /** A link from the number. */
  href?: string | undefined
}) {
  const text = useText('order')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN)
    return () => clearTimeout(timer)
  }, [copied])
  const shown =
    short && value.length > SHORT + 2 ? (
      <>
        <span aria-hidden title={value}>{`…${value.slice(-SHORT)}`}</span>
        <VisuallyHidden>{value}</VisuallyHidden>
      </>
    ) : (
      value
    )
  const copy = () =>
    void navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <span {...root} className={cx(styles.copied, className)}>
      {/* Up to 24 characters, the length of a return number, the value fits on a phone and does not wrap. */}
      <span className={cx(styles.number, /^[\w-]{1,24}$/.test(value) && styles.whole)}>
        {href === undefined ? shown : <Link href={href}>{shown}</Link>}
      </span>
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
