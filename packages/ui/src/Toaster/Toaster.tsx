import { useRef, useSyncExternalStore } from 'react'
import { Button } from '../Button/Button.tsx'
import type { RootProps } from '../internal/open.ts'
import { toastQueue } from '../internal/toastQueue.ts'
import type { QueuedToast } from '../internal/toastQueue.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { Toasts } from '../Toasts/Toasts.tsx'
import { useAttention } from './useAttention.ts'
import { useClosing } from './useClosing.ts'
import * as styles from './Toaster.css.ts'

export type ToasterProps = RootProps<HTMLElement> & {
  /** The number of toasts shown at a time. The others wait. @default 3 */
  most?: number | undefined
}

/**
 * The place where `toast()` shows its messages, above all other content.
 *
 * When: once in the application, within `UiProvider`; `toast({ message })` of `@millwright/ui/toast` shows a message.
 * Instead: `Toasts` if the caller keeps the messages itself; `Alert` for messages that must not be missed.
 *
 * Keys: `F8` moves the focus to the toasts and back, `Tab` reaches their buttons, `Escape` returns the focus. The time of
 * all toasts stops while the pointer or the focus is on one of them, and while the page is in the background.
 */
export function Toaster({ most = 3, ref, ...root }: ToasterProps) {
  const queue = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, toastQueue.none)
  const shown = queue.slice(0, most)
  const region = useRef<HTMLElement>(null)
  const { attended, returnFocus } = useAttention(region, shown.length)
  useClosing(shown, attended)
  return (
    <Toasts
      aria-keyshortcuts="F8"
      {...root}
      ref={useMergedRefs(region, ref)}
      toasts={shown.map((one) => ({ ...one, message: <ToastWords of={one} onDone={returnFocus} /> }))}
      onDismiss={({ id }) => {
        // `Toasts` passes the focus to the neighbouring button, which may be the action of the same toast.
        if (document.activeElement?.getAttribute('data-toast') === id) returnFocus()
        toastQueue.remove(id)
      }}
    />
  )
}

function ToastWords({ of: { id, message, action }, onDone }: { of: QueuedToast; onDone: () => void }) {
  if (!action) return message
  return (
    <span className={styles.words}>
      <span className={styles.message}>{message}</span>
      <Button
        size="small"
        data-toast={id}
        onPress={() => {
          onDone()
          toastQueue.remove(id)
          action.onPress()
        }}
      >
        {action.label}
      </Button>
    </span>
  )
}
