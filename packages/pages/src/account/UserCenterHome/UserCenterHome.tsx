import { HomeLastOrders } from './HomeLastOrders.tsx'
import { HomeLastSeen } from './HomeLastSeen.tsx'
import { HomePerson } from './HomePerson.tsx'
import { HomeShop } from './HomeShop.tsx'
import { HomeWaiting } from './HomeWaiting.tsx'
import { UserCenterHomeFrame } from './UserCenterHomeFrame.tsx'
import type { UserCenterHomeProps, UserCenterHomeSlots } from './UserCenterHomeFrame.tsx'

/** The mall's own first page of buyers: which sections it has. */
export const userCenterHomeSections = {
  page: [HomeShop, HomePerson, HomeWaiting, HomeLastOrders, HomeLastSeen],
} satisfies UserCenterHomeSlots

/** Where buyers arrive: who they are, what waits for them, what is on its way, and what they last looked at. */
export function UserCenterHome(props: UserCenterHomeProps) {
  return <UserCenterHomeFrame shown={props} {...userCenterHomeSections} />
}
