import { lazy, Suspense, useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { composeHandlers } from '../internal/composeHandlers.ts'
import * as styles from './ShareButton.css.ts'

const ShareDialog = lazy(() => import('./ShareDialog.tsx').then((dialog) => ({ default: dialog.ShareDialog })))

export type ShareButtonProps = RootProps<HTMLButtonElement, 'title'> & {
  /** The title passed to the receiving application. */
  title: string
  /** A path of the mall to share instead of the current page. */
  path?: string | undefined
  /** The card number of the distributor who shares, which the link carries so that its orders count. */
  cardNo?: string | undefined
  /** The look: `quiet` beside other tools, `action` where sharing is the next step. @default 'quiet' */
  tone?: 'quiet' | 'action' | undefined
  /** The text, if it is not "share". */
  label?: string | undefined
}

/**
 * A button that shares the current URL. Its dialog loads on the first press. Without scripts the address bar serves.
 *
 * When: a page can be shared. Instead: `CollectButton` to save it.
 */
export function ShareButton({
  title,
  path,
  cardNo,
  tone = 'quiet',
  label,
  className,
  onClick,
  ...root
}: ShareButtonProps) {
  const text = useText('commerce')
  const [url, setUrl] = useState<string>()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...root}
        className={cx(styles.button, styles.tone[tone], className)}
        onClick={composeHandlers(onClick, () =>
          setUrl(location.origin + (path ?? location.pathname + location.search)),
        )}
      >
        <Icon name="external" size={16} />
        {label ?? text('share')}
        {path !== undefined && <VisuallyHidden> {title}</VisuallyHidden>}
      </button>
      {url !== undefined && (
        <Suspense>
          <ShareDialog title={title} url={url} cardNo={cardNo} onClose={() => setUrl(undefined)} />
        </Suspense>
      )}
    </>
  )
}
