import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import type { ChatComposerProps } from './chatComposerProps.ts'
import * as styles from './ChatComposer.css.ts'

const stateIcons = { connecting: 'clock', offline: 'warning', closed: 'info' } as const

/** The reason why messages cannot be sent, with a button to reconnect if the reader is offline. */
export function ChatComposerNote({
  state,
  note,
  onReconnect,
}: { state: NonNullable<ChatComposerProps['state']> } & Pick<ChatComposerProps, 'note' | 'onReconnect'>) {
  const text = useText('chat')
  return (
    <p className={styles.note[state]} role="status">
      {state !== 'ready' && (
        <>
          <Icon name={stateIcons[state]} />
          <span className={styles.noteWords}>{note ?? text(state)}</span>
          {state === 'offline' && onReconnect && (
            <Button size="small" onPress={onReconnect}>
              {text('reconnect')}
            </Button>
          )}
        </>
      )}
    </p>
  )
}
