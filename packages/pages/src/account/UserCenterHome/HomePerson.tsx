import { UserText } from '@millwright/commerce/UserText'
import { LevelBadge } from '@millwright/commerce/LevelBadge'
import { maskMobile } from '@millwright/commerce/AddressCard'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { hasScreen } from '../../hasScreen.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { HomeHoldings } from './HomeHoldings.tsx'
import { HomeOrderSteps } from './HomeOrderSteps.tsx'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'
import * as styles from './UserCenterHome.css.ts'

type HomePersonProps = Pick<
  UserCenterHomeData,
  'person' | 'counts' | 'credit' | 'spent' | 'now' | 'kept' | 'balance' | 'points'
>

/**
 * The buyer's profile, business figures, order counts and holdings. A buyer without orders has only the profile and
 * the holdings that are not zero. Reads `person`, `counts`, `credit`, `spent`, `now`, `kept`, `balance` and `points`.
 */
export function HomePerson({ person, counts, credit, spent, now, kept, balance, points }: HomePersonProps) {
  const text = useText('centerHome')
  const bought = !counts || counts.allCount > 0
  return (
    <section className={styles.person} aria-labelledby="person">
      <div className={styles.who}>
        <Avatar name={person.name} pic={person.pic} />
        <div className={styles.names}>
          <Heading level={1} size={22} id="person">
            {person.name || text('buyer')}
          </Heading>
          <span className={styles.facts}>
            {person.company && (
              <span>
                <UserText>{person.company}</UserText>
              </span>
            )}
            {person.levelName && (
              <LevelBadge
                member={{ level: 1, levelName: person.levelName, levelType: person.levelType ?? 0 }}
                {...(hasScreen(path('member-center')) && { href: path('member-center') })}
              />
            )}
            {person.mobile && <span>{maskMobile(person.mobile)}</span>}
            {hasScreen(path('uc-account')) && <Link href={path('uc-account')}>{text('settings')}</Link>}
          </span>
        </div>
      </div>
      {bought && (
        <>
          <HomeFigures counts={counts} credit={credit} spent={spent} now={now} />
          {counts && <HomeOrderSteps counts={counts} />}
        </>
      )}
      <HomeHoldings kept={kept} balance={balance} points={points} />
    </section>
  )
}
