import { LevelBadge } from '@millwright/commerce/LevelBadge'
import { hideMiddle } from '@millwright/commerce/AddressCard'
import { path } from '@millwright/domain/paths/path'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { hasScreen } from '../../hasScreen.ts'
import { holdings, orderSteps } from './homeParts.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'
import * as styles from './UserCenterHome.css.ts'

type HomePersonProps = Pick<UserCenterHomeData, 'person' | 'shop' | 'counts' | 'kept' | 'balance' | 'points'>

/** The buyer's profile, holdings and order counts. Reads `person`, `shop`, `counts`, `kept`, `balance` and `points`. */
export function HomePerson({ person, shop, counts, kept, balance, points }: HomePersonProps) {
  const text = useText('centerHome')
  const order = useText('order')
  const language = useLanguage()
  const money = useMoney()
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
            {person.mobile && <span>{hideMiddle(person.mobile)}</span>}
            {hasScreen(path('uc-account')) && <Link href={path('uc-account')}>{text('settings')}</Link>}
            {shop.state === 'open' && <Link href={path('shopIndex', { sid: shop.shopId })}>{text('ownShop')}</Link>}
          </span>
        </div>
        <dl className={styles.holdings}>
          {balance !== undefined && hasScreen(path('uc-balance')) && (
            <div className={styles.holding}>
              <dt className={styles.holdingName}>{text('balance')}</dt>
              <dd className={styles.holdingCount}>
                <a href={path('uc-balance')} className={styles.figure}>
                  {money(balance)} <VisuallyHidden>{text('balance')}</VisuallyHidden>
                </a>
              </dd>
            </div>
          )}
          {holdings({ ...kept, points }).map(({ key, count = 0, href }) => (
            <div key={key} className={styles.holding}>
              <dt className={styles.holdingName}>{text(key)}</dt>
              <dd className={styles.holdingCount}>
                <a href={href} className={styles.figure}>
                  {formatNumber(language, count)} <VisuallyHidden>{text(key)}</VisuallyHidden>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {counts && (
        <ul className={styles.steps} aria-label={text('orderSteps')}>
          {orderSteps.map(({ word, count, status, icon }) => (
            <li key={word} className={styles.stepItem}>
              <a href={path('uc-order', { status })} className={styles.step}>
                <Icon name={icon} size={20} />
                <span>{order(word)}</span>
                <span
                  className={styles.stepCount}
                  data-waiting={counts[count] > 0 && word !== 'completed' ? '' : undefined}
                >
                  {counts[count]}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
