import { initialOf } from '@millwright/domain/account/initialOf'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import * as styles from './Avatar.css.ts'

/** The buyer's picture, or the first letter of the name. The name stands beside it. */
export function Avatar({ name, pic }: { name: string; pic: string | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {pic ? (
        <Image src={pic} alt="" width={48} ratio={1} fit="cover" bare />
      ) : (
        initialOf(name) || <Icon name="user" size={24} />
      )}
    </span>
  )
}
