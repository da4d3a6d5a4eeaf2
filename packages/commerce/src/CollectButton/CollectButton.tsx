import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { composeHandlers } from '../internal/composeHandlers.ts'
import { sendTo } from '../internal/useFormHandler.ts'
import type { FormAnswer } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './CollectButton.css.ts'

export type CollectButtonProps = RootProps<HTMLFormElement> & {
  /** The URL the form is posted to: the product's own page. Optional with `onCollect`. */
  action?: string | undefined
  /** Whether the product is already saved. */
  kept: boolean
  /** Handles the change instead of posting the form. `keep` is the wanted state. */
  onCollect?: ((wanted: { keep: boolean }) => FormAnswer) | undefined
}

/**
 * A button that saves a product to the buyer's favourites or removes it. It sends the wanted state rather than a
 * toggle, so a repeated request has the same result.
 *
 * When: a product can be saved for later. Instead: `CompareCheck` to compare products side by side.
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
      onSubmit={composeHandlers(onSubmit, collect)}
      className={cx(styles.form, className)}
    >
      <input type="hidden" name="keep" value={kept ? 0 : 1} />
      <button type="submit" name="intent" value="collect" aria-pressed={kept} className={styles.button}>
        <Icon name={kept ? 'heartFilled' : 'heart'} size={16} />
        {/* Screen readers get the state from `aria-pressed`. With a changing name they would announce it twice. */}
        <span className={styles.word} aria-hidden="true">
          {text(kept ? 'collected' : 'collect')}
        </span>
        <span className={styles.hidden}>{text('collect')}</span>
      </button>
    </form>
  )
}
