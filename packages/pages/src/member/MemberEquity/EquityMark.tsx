import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import * as styles from './MemberEquity.css.ts'

/** Whether a level has a benefit. */
export function EquityMark({ has }: { has: boolean }) {
  const text = useText('levels')
  return has ? (
    <span className={styles.has}>
      <Icon name="check" size={16} />
      <VisuallyHidden>{text('has')}</VisuallyHidden>
    </span>
  ) : (
    <span className={styles.hasNot}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text('hasNot')}</VisuallyHidden>
    </span>
  )
}
