import { Image } from '@millwright/ui/Image'
import * as styles from './ChatBubble.css.ts'

/** Who says it; beside the name, so it says nothing itself. */
export function ChatBubbleAvatar({ name, picture }: { name: string; picture?: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {picture ? <Image src={picture} alt="" width={32} fit="cover" /> : [...name.trim()][0]}
    </span>
  )
}
