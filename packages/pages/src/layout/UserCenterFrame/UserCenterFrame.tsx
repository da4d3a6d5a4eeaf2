import type { ReactNode } from 'react'
import { NavBadgeMenu } from '@millwright/commerce/NavBadgeMenu'
import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { hasScreen } from '../../hasScreen.ts'
import * as styles from './UserCenterFrame.css.ts'

const entries = [
  {
    group: 'groupTrade',
    items: [
      ['cart', '/cart'],
      ['myOrders', '/user-center/uc-order'],
      ['returns', '/user-center/uc-return'],
      ['comments', '/user-center/uc-comments'],
      ['inquiries', '/user-center/uc-myInquiry'],
      ['bills', '/user-center/uc-billManagement'],
    ],
  },
  {
    group: 'groupService',
    items: [
      ['coupons', '/user-center/uc-coupons'],
      ['points', '/user-center/uc-integral'],
      ['balance', '/user-center/uc-balance'],
      ['collection', '/user-center/uc-collection'],
      ['footprint', '/user-center/uc-footprint'],
      ['myFeedback', '/user-center/uc-feedback'],
    ],
  },
  {
    group: 'groupAccount',
    items: [
      ['addresses', '/user-center/uc-address'],
      ['accountSettings', '/user-center/uc-account'],
      ['password', '/user-center/uc-password'],
    ],
  },
] as const

export type UserCenterFrameProps = {
  /** The path of the screen inside. */
  path: string
  /** How much waits, by the path of its screen. */
  counts?: Readonly<Record<string, number>>
  children: ReactNode
}

/** What stands around the screens of the buyer centre: the menu beside them, above them on phones. */
export function UserCenterFrame({ path, counts = {}, children }: UserCenterFrameProps) {
  const text = useText('order')
  const groups = entries.map(({ group, items }) => ({
    title: text(group),
    items: items
      // The menu grows with the route table.
      .filter(([, href]) => hasScreen(href))
      .map(([key, href]) => ({ href, label: text(key), current: href === path, count: counts[href] })),
  }))
  return (
    <Container>
      <div className={styles.frame}>
        <div className={styles.menu}>
          <NavBadgeMenu label={text('userMenu')} groups={groups.filter(({ items }) => items.length)} />
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </Container>
  )
}
