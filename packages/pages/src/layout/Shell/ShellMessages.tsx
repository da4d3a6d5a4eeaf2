import { useContext } from 'react'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { UnreadMessages } from '../unreadMessages.ts'
import * as styles from './ShellMessages.css.ts'

/** The buyer's link to the chat, with the number of unread messages. Phones show it only while there are some. */
export function ShellMessages() {
  const text = useText('common')
  const count = useContext(UnreadMessages) ?? 0
  return (
    <a href={path('chat')} className={styles.messages} data-unread={count > 0}>
      <Icon name="chat" size={20} />
      <span className={styles.word}>{text('messages')}</span>
      {count > 0 && (
        <span className={styles.count}>
          {count > 99 ? '99+' : count}
          <VisuallyHidden> {text('unread')}</VisuallyHidden>
        </span>
      )}
    </a>
  )
}
