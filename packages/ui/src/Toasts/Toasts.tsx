import type { ReactNode } from 'react'
import { alertIcons } from '../Alert/Alert.tsx'
import type { AlertTone } from '../Alert/Alert.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { passFocus } from '../internal/passFocus.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './Toasts.css.ts'

export type ToastLink = { href: string; label: string }
export type Toast = { id: string; tone: AlertTone; message: ReactNode; link?: ToastLink | undefined }

export type ToastsProps = RootProps<HTMLElement> & {
  /** The current toasts, oldest first. */
  toasts: readonly Toast[]
  /** Called when the reader closes a toast. */
  onDismiss: (which: { id: string }) => void
}

/**
 * Short messages about the reader's last actions. The caller decides when they disappear.
 *
 * When: an action of the reader succeeded or failed, and the page stays. Instead: `Alert` for messages that must not be
 * missed; `FormErrors` for a form.
 *
 * Keys: `Tab` reaches the link and the close button of each toast; screen readers announce the messages without focus.
 */
export function Toasts({ toasts, onDismiss, className, ...root }: ToastsProps) {
  const say = useMessages()
  const list = (bad: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'bad') === bad)
      .map(({ id, tone, message, link }) => (
        <div key={id} className={styles.toast}>
          <span className={styles.icon[tone]}>
            <Icon name={alertIcons[tone]} size={20} />
          </span>
          <span className={styles.words}>{message}</span>
          {link && (
            <a className={styles.link} href={link.href}>
              {link.label}
            </a>
          )}
          <IconButton
            icon="close"
            size="small"
            label={say('close')}
            onPress={({ currentTarget: cross }) => {
              const region = cross.closest('section')!
              passFocus(cross, region.querySelectorAll('button'), region)
              onDismiss({ id })
            }}
          />
        </div>
      ))
  // Both live regions are always rendered, because screen readers skip a region that appears together with its text.
  return (
    <section aria-label={say('notifications')} tabIndex={-1} {...root} className={cx(styles.toasts, className)}>
      <div className={styles.region} aria-live="polite">
        {list(false)}
      </div>
      <div className={styles.region} aria-live="assertive">
        {list(true)}
      </div>
    </section>
  )
}
