import { HomeLastOrders } from './HomeLastOrders.tsx'
import { HomeLastSeen } from './HomeLastSeen.tsx'
import { HomePerson } from './HomePerson.tsx'
import { HomeShop } from './HomeShop.tsx'
import { HomeTasks } from './HomeTasks.tsx'
import { UserCenterHomeFrame } from './UserCenterHomeFrame.tsx'
import type { UserCenterHomeProps, UserCenterHomeSlots } from './UserCenterHomeFrame.tsx'

/** The sections of the mall's own user centre home page. */
export const userCenterHomeSections = {
  page: [HomeShop, HomePerson, HomeTasks, HomeLastOrders, HomeLastSeen],
} satisfies UserCenterHomeSlots

/** The home page of the user centre: profile, tasks, last orders and viewed products. */
export function UserCenterHome(props: UserCenterHomeProps) {
  return <UserCenterHomeFrame shown={props} {...userCenterHomeSections} />
}
