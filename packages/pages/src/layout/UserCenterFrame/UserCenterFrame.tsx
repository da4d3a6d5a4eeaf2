import { useContext } from 'react'
import type { ReactNode } from 'react'
import { NavBadgeMenu } from '@millwright/commerce/NavBadgeMenu'
import type { RouteId } from '@millwright/domain/paths/addresses'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Text } from '@millwright/ui/Text'
import { hasScreen } from '../../hasScreen.ts'
import { UnreadMessages } from '../unreadMessages.ts'
import { centerEntries } from './userCenter.ts'
import type { UserCenter } from './userCenter.ts'
import * as styles from './UserCenterFrame.css.ts'

export type UserCenterFrameProps = {
  /** The route of the screen inside, or of its list for a detail screen. Absent if the menu has no entry for it. */
  route?: RouteId | undefined
  /** The pending counts and the rights of the buyer. */
  center: UserCenter
  /** The heading. Absent if the screen has its own. */
  title?: ReactNode
  /** One sentence under the heading. */
  lead?: ReactNode
  /** Buttons beside the heading; on phones, under it. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of the user centre's screens, with the menu at the side. On phones it is collapsed above the screen. */
export function UserCenterFrame({ route, center, title, lead, tools, children }: UserCenterFrameProps) {
  const text = useText('userCenter')
  const unread = useContext(UnreadMessages)
  const menu = centerEntries(center).map(({ group, entries }) => ({
    title: text(group),
    items: entries.map(({ key, route: to, waits }) => ({
      href: path(to),
      label: text(key),
      current: to === route,
      ...(key === 'messages'
        ? { count: unread, countLabel: text('unread') }
        : { count: waits && center.waiting[waits] }),
    })),
  }))
  const home = { href: path('user-center'), label: text('home'), current: route === 'user-center' }
  const groups = hasScreen(home.href) ? [{ title: '', items: [home] }, ...menu] : menu
  const current = groups.flatMap(({ items }) => items).find((item) => item.current)
  return (
    <Container>
      <div className={styles.frame}>
        <div className={styles.menu}>
          <NavBadgeMenu label={text('menu')} groups={groups} />
        </div>
        <details className={styles.folded}>
          <summary className={styles.summary}>
            {current?.label ?? text('menu')}
            <Icon name="chevronDown" />
          </summary>
          <NavBadgeMenu label={text('menu')} groups={groups} />
        </details>
        <div className={styles.content}>
          {title !== undefined && (
            <div className={styles.head}>
              <div>
                <Heading level={1} size={22}>
                  {title}
                </Heading>
                {lead && (
                  <Text as="p" tone="muted">
                    {lead}
                  </Text>
                )}
              </div>
              {tools && <div className={styles.tools}>{tools}</div>}
            </div>
          )}
          {children}
        </div>
      </div>
    </Container>
  )
}
