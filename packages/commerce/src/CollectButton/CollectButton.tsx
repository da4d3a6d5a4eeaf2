import { useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { useOutcome } from '../useOutcome/useOutcome.tsx'
import * as styles from './CollectButton.css.ts'

export type CollectButtonProps = {
  /** Where it is posted: the product's own page. */
  action: string
  kept: boolean
}

/** Keeps a product among the buyer's own, or lets it go. It says what is wanted, not "the other way round": sent twice, it still ends there. */
export function CollectButton({ action, kept }: CollectButtonProps) {
  const text = useText('commerce')
  const [now, setNow] = useState({ kept, was: kept })
  if (now.was !== kept) setNow({ kept, was: kept })
  const { ref } = useOutcome<{ kept: boolean }>(undefined, (outcome) => {
    if (outcome.done && outcome.data) setNow({ kept: outcome.data.kept, was: kept })
  })
  return (
    <form method="post" action={action} data-enhance="stay" className={styles.form} ref={ref}>
      <input type="hidden" name="keep" value={now.kept ? 0 : 1} />
      <button type="submit" name="intent" value="collect" aria-pressed={now.kept} className={styles.button}>
        <Icon name={now.kept ? 'heartFilled' : 'heart'} size={16} />
        {/* The pressed state says it to those who listen; a name that changes as well would say it twice. */}
        <span className={styles.word} aria-hidden="true">{text(now.kept ? 'collected' : 'collect')}</span>
        <span className={styles.hidden}>{text('collect')}</span>
      </button>
    </form>
  )
}
