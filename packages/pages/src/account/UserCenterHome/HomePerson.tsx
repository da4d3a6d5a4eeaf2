import { LevelBadge } from '@millwright/commerce/LevelBadge'
import { maskMobile } from '@millwright/commerce/AddressCard'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { hasScreen } from '../../hasScreen.ts'
import { HomeHoldings } from './HomeHoldings.tsx'
import { HomeOrderSteps } from './HomeOrderSteps.tsx'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'
import * as styles from './UserCenterHome.css.ts'

type HomePersonProps = Pick<UserCenterHomeData, 'person' | 'shop' | 'counts' | 'kept' | 'balance' | 'points'>

/** The buyer's profile, holdings and order counts. Reads `person`, `shop`, `counts`, `kept`, `balance` and `points`. */
export function HomePerson({ person, shop, counts, kept, balance, points }: HomePersonProps) {
  const text = useText('centerHome')
  return (
    <section className={styles.person} aria-labelledby="person">
      <div className={styles.who}>
        <span className={styles.mark} aria-hidden="true">
          {person.pic ? (
            <Image src={person.pic} alt="" width={48} ratio={1} fit="cover" bare />
          ) : (
            ([...person.name][0] ?? <Icon name="user" size={24} />)
          )}
        </span>
        <div className={styles.names}>
          <Heading level={1} size={22} id="person">
            {person.name || text('buyer')}
          </Heading>
          <span className={styles.facts}>
            {person.levelName && (
              <LevelBadge
                member={{ level: 1, levelName: person.levelName, levelType: person.levelType ?? 0 }}
                {...(hasScreen(path('member-center')) && { href: path('member-center') })}
              />
            )}
            {person.mobile && <span>{maskMobile(person.mobile)}</span>}
            {hasScreen(path('uc-account')) && <Link href={path('uc-account')}>{text('settings')}</Link>}
            {shop.state === 'open' && <Link href={path('shopIndex', { sid: shop.shopId })}>{text('ownShop')}</Link>}
          </span>
        </div>
        <HomeHoldings kept={kept} balance={balance} points={points} />
      </div>
      {counts && <HomeOrderSteps counts={counts} />}
    </section>
  )
}
