import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import * as styles from './DetailBuy.css.ts'

/** The mall's promises for every product. Reads nothing. */
export function DetailPromises() {
  const text = useText('detail')
  return (
    <ul className={styles.promises}>
      {(['genuine', 'sevenDays', 'invoice'] as const).map((key) => (
        <li key={key} className={styles.promise}>
          <Icon name="check" size={12} />
          {text(key)}
        </li>
      ))}
    </ul>
  )
}
