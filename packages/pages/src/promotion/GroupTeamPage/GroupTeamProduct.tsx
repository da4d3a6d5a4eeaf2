import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import type { GroupTeamPageData } from './GroupTeamPage.load.ts'
import * as styles from './GroupTeamPage.css.ts'

/** The team's product, with its group price and its single price. */
export function GroupTeamProduct({ team }: Pick<GroupTeamPageData, 'team'>) {
  const text = useText('groupBuy')
  const { groupActivityId, prodId, prodName, partyCode, pic, unit, actPrice, price } = team
  return (
    <Panel>
      <div className={styles.product}>
        <Image src={pic} alt="" ratio={1} width={96} fit="contain" />
        <div className={styles.words}>
          <a href={path('detail', { prodId, group: groupActivityId })} className={styles.title}>
            <strong className={styles.model}>{partyCode ?? prodName}</strong>
            {partyCode !== undefined && <span className={styles.name}>{prodName}</span>}
          </a>
          <p className={styles.price}>
            <Money amount={actPrice} size={22} tone="price" {...(unit && { unit })} label={text('inGroup')} />
            <span className={styles.alone}>
              {text('alone')} <Money amount={price} size={14} tone="muted" label={text('alone')} />
            </span>
          </p>
        </div>
      </div>
    </Panel>
  )
}
