import type { MemberLevel } from '@millwright/contract/member/levelEntities'
import { percentOf } from '@millwright/domain/member/levels'
import { discountFigure } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import type { IconName } from '@millwright/ui/Icon'
import * as styles from './MemberRights.css.ts'

type Right = { key: string; icon: IconName; name: string; words: string }
const drawn = new Map<string, IconName>([
  ['truck', 'truck'],
  ['user', 'user'],
  ['inquiry', 'inquiry'],
  ['star', 'star'],
])

/** Returns a function that lists the benefits of several levels together, each with its best value. */
export function useRights(): (levels: readonly MemberLevel[]) => Right[] {
  const text = useText('levels')
  const locale = useLocale()
  return (levels) => {
    const percent = Math.min(...levels.map(percentOf), 100)
    const rate = Math.max(1, ...levels.map(({ rateScore }) => rateScore ?? 1))
    const rights: Right[] = []
    if (percent < 100)
      rights.push({
        key: 'discount',
        icon: 'shield',
        name: text('discount', { rate: discountFigure(percent, locale) }),
        words: text('discountWords', { percent }),
      })
    if (rate > 1)
      rights.push({
        key: 'points',
        icon: 'star',
        name: text('points', { rate }),
        words: text('pointsWords', { rate }),
      })
    if (levels.some(({ isFreeFee }) => isFreeFee))
      rights.push({ key: 'freight', icon: 'shop', name: text('freight'), words: text('freightWords') })
    for (const { rightsId, rightsName, icon, description } of levels.flatMap(({ userRights }) => userRights))
      if (!rights.some(({ key }) => key === rightsId))
        rights.push({
          key: rightsId,
          icon: drawn.get(icon ?? '') ?? 'check',
          name: rightsName,
          words: description ?? '',
        })
    return rights
  }
}

export function MemberRights({ levels, brief = false }: { levels: readonly MemberLevel[]; brief?: boolean }) {
  const rights = useRights()(levels)
  return (
    <ul className={brief ? styles.brief : styles.rights}>
      {rights.map(({ key, icon, name, words }) => (
        <li key={key} className={styles.right}>
          <span className={styles.mark} aria-hidden="true">
            <Icon name={icon} size={brief ? 16 : 20} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {!brief && <span className={styles.note}>{words}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
