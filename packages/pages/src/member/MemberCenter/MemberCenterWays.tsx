import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { hasScreen } from '../../hasScreen.ts'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import * as styles from './MemberCenter.css.ts'

/** The ways to earn growth. */
export function MemberCenterWays() {
  const text = useText('levels')
  const { unit } = useCurrencyWords()
  return (
    <ul className={styles.ways}>
      <Way name={text('wayOrder')} words={text('wayOrderWords', { unit })} href={path('list')} label={text('toShop')} />
      <Way name={text('wayTopUp')} words={text('wayTopUpWords')} href={path('uc-balance')} label={text('toTopUp')} />
    </ul>
  )
}

function Way({ name, words, href, label }: { name: string; words: string; href: string; label: string }) {
  if (!hasScreen(href)) return null
  return (
    <li className={styles.way}>
      <span className={styles.wayWords}>
        <span className={styles.wayName}>{name}</span>
        <span className={styles.note}>{words}</span>
      </span>
      <Button href={href} size="small">
        {label}
      </Button>
    </li>
  )
}
