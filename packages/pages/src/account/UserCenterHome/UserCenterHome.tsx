import { HomeCredit } from './HomeCredit.tsx'
import { HomeFirstSteps } from './HomeFirstSteps.tsx'
import { HomeLastOrders } from './HomeLastOrders.tsx'
import { HomeLastSeen } from './HomeLastSeen.tsx'
import { HomePartner } from './HomePartner.tsx'
import { HomePerson } from './HomePerson.tsx'
import { HomeShop } from './HomeShop.tsx'
import { HomeTasks } from './HomeTasks.tsx'
import { UserCenterHomeFrame } from './UserCenterHomeFrame.tsx'
import type { UserCenterHomeProps, UserCenterHomeSlots } from './UserCenterHomeFrame.tsx'

/** The sections of the mall's own user centre home page. */
export const userCenterHomeSections = {
  page: [HomeShop, HomeCredit, HomePerson, HomeFirstSteps, HomeTasks, HomeLastOrders, HomePartner, HomeLastSeen],
} satisfies UserCenterHomeSlots

/** The home page of the user centre: reminders, profile with figures, first steps or tasks, last orders, own shop and viewed products. */
export function UserCenterHome(props: UserCenterHomeProps) {
  return <UserCenterHomeFrame shown={props} {...userCenterHomeSections} />
}
