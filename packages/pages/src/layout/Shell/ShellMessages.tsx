import { useContext } from 'react'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { hasScreen } from '../../hasScreen.ts'
import { UnreadMessages } from '../unreadMessages.ts'
import * as styles from './ShellMessages.css.ts'

/**
 * The buyer's links to the inbox and the chat, with their numbers of unread messages. Phones show each only while it has
 * some. A mall without an inbox has no `inbox` count.
 */
export function ShellMessages({ inbox }: { inbox: number | undefined }) {
  const text = useText('common')
  const mark = (href: string, icon: 'bell' | 'chat', word: 'inbox' | 'messages', count?: number) =>
    hasScreen(href) && (
      <a href={href} className={styles.messages} data-unread={count ? '' : undefined}>
        <Icon name={icon} size={20} />
        <span className={styles.word}>{text(word)}</span>
        {!!count && (
          <span className={styles.count}>
            {count > 99 ? '99+' : count}
            <VisuallyHidden> {text('unread')}</VisuallyHidden>
          </span>
        )}
      </a>
    )
  const chat = useContext(UnreadMessages)
  return (
    <>
      {inbox !== undefined && mark(path('uc-messages'), 'bell', 'inbox', inbox)}
      {mark(path('chat'), 'chat', 'messages', chat)}
    </>
  )
}
