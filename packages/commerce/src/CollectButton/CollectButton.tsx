import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { heard } from '../internal/heard.ts'
import { sendTo } from '../internal/useSend.ts'
import type { FormAnswer } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './CollectButton.css.ts'

export type CollectButtonProps = RootProps<HTMLFormElement> & {
  /** Where it is posted: the product's own page. With `onCollect` it may be left out. */
  action?: string | undefined
  /** Whether it is kept already. */
  kept: boolean
  /** Takes what would be posted: whether it is wanted. */
  onCollect?: ((wanted: { keep: boolean }) => FormAnswer) | undefined
}

/**
 * Keeps a product among the buyer's own, or lets it go. It says what is wanted, not "the other way round": sent twice,
 * it still ends there.
 *
 * When: a product can be kept for later. Instead: `CompareCheck` to put products beside each other.
 */
export function CollectButton({ action, kept, onCollect, className, onSubmit, ...root }: CollectButtonProps) {
  const text = useText('commerce')
  const collect = onCollect && sendTo(onCollect, () => ({ keep: !kept }))
  return (
    <form
      method="post"
      action={action}
      data-enhance="stay"

      {...root}
      onSubmit={heard(onSubmit, collect)}
      className={cx(styles.form, className)}
    >
      <input type="hidden" name="keep" value={kept ? 0 : 1} />
      <button type="submit" name="intent" value="collect" aria-pressed={kept} className={styles.button}>
        <Icon name={kept ? 'heartFilled' : 'heart'} size={16} />
        {/* The pressed state says it to those who listen; a name that changes as well would say it twice. */}
        <span className={styles.word} aria-hidden="true">
          {text(kept ? 'collected' : 'collect')}
        </span>
        <span className={styles.hidden}>{text('collect')}</span>
      </button>
    </form>
  )
}
