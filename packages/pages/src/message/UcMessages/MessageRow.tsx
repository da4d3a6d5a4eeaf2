import { UserText } from '@millwright/commerce/UserText'
import type { Message } from '@millwright/contract/message/calls'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { targetOf } from '../messageHrefs.ts'
import * as styles from './UcMessages.css.ts'

/** One message of the inbox. `action` is the address of the list, to which its buttons post. */
export function MessageRow({ message, action }: { message: Message; action: string }) {
  const text = useText('messages')
  const language = useLanguage()
  const { kind, title, content, goods, otherLines = 0, createTime, read } = message
  const unread = read ? undefined : ''
  return (
    <article className={styles.row} aria-label={title}>
      <span className={styles.mark} data-unread={unread} />
      <div className={styles.words}>
        <h2 className={styles.title} data-unread={unread}>
          {title}
          {!read && <VisuallyHidden> {text('unread')}</VisuallyHidden>}
        </h2>
        <Content>{content}</Content>
        <div className={styles.facts}>
          <span>{text(kind)}</span>
          {goods && (
            <span className={styles.goods}>
              <UserText sentence={otherLines > 0 ? text('goodsAndMore', { goods, count: otherLines }) : goods}>
                {goods}
              </UserText>
            </span>
          )}
          {createTime !== undefined && (
            <time dateTime={new Date(createTime).toISOString()}>
              {formatDate(language, writeServerTime(createTime))}
            </time>
          )}
        </div>
      </div>
      <Acts message={message} action={action} />
    </article>
  )
}

/** The way to what the message is about, and what one can do with the message. */
function Acts({ message, action }: { message: Message; action: string }) {
  const text = useText('messages')
  const { messageId, title, about, subjectId, read } = message
  const target = targetOf(message)
  return (
    <form method="post" action={action} className={styles.acts}>
      <input type="hidden" name="messageId" value={messageId} />
      {target && (
        <>
          <input type="hidden" name="about" value={about} />
          <input type="hidden" name="subjectId" value={subjectId ?? ''} />
          <Button
            type="submit"
            name="intent"
            value="open"
            size="small"
            label={text('openOf', { action: text(target.label), title })}
          >
            {text(target.label)}
          </Button>
        </>
      )}
      {!read && (
        <Button type="submit" name="intent" value="read" tone="quiet" size="small" label={text('readOf', { title })}>
          {text('read')}
        </Button>
      )}
      <Button type="submit" name="intent" value="delete" tone="quiet" size="small" label={text('deleteOf', { title })}>
        {text('delete')}
      </Button>
    </form>
  )
}

/** The sentence of a message. An English page marks the Chinese in it, such as a seller's reason, with its language. */
function Content({ children }: { children: string }) {
  return (
    <p className={styles.content}>
      <UserText sentence={children}>{/\p{Script=Han}(?:.*\p{Script=Han})?/u.exec(children)?.[0]}</UserText>
    </p>
  )
}
