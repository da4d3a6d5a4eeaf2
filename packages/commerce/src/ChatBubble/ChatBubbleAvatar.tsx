import { initialOf } from '@millwright/domain/account/initialOf'
import { Image } from '@millwright/ui/Image'
import * as styles from './ChatBubble.css.ts'

/** The sender's picture or initial. Hidden from screen readers, which get the name. */
export function ChatBubbleAvatar({ name, picture }: { name: string; picture?: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {picture ? <Image src={picture} alt="" width={32} fit="cover" /> : initialOf(name)}
    </span>
  )
}
