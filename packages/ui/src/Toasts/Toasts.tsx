import { alertIcons } from '../Alert/Alert.tsx'
import type { AlertTone } from '../Alert/Alert.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { passFocus } from '../internal/passFocus.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './Toasts.css.ts'

/** Where a toast leads on to. */
export type ToastLink = { href: string; label: string }
export type Toast = { id: string; tone: AlertTone; message: string; link?: ToastLink | undefined }

export type ToastsProps = RootProps<HTMLElement> & {
  /** What is said now, oldest first. */
  toasts: readonly Toast[]
  /** The reader closed one. */
  onDismiss: (which: { id: string }) => void
}

/**
 * Short answers to what the reader just did; when they go is the caller's to decide.
 *
 * When: something that the reader did has worked or not, and the page stays. Instead: `Alert` for what must not be
 * missed; `FormErrors` for a form.
 *
 * Keys: `Tab` reaches the link and the cross of each; they are read out without it.
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
  // Both regions stand from the start: a live region that arrives with its words is not read.
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
