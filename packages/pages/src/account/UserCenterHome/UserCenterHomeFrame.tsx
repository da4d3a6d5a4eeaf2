import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { Section } from '../../section.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'

export type UserCenterHomeProps = Omit<UserCenterHomeData, 'head'>

/** Which sections stand on the buyer's first page, in their order. */
export type UserCenterHomeSlots<Props = UserCenterHomeProps> = {
  /** One beneath the other, beside the menu of the user centre. */
  page: readonly Section<Props>[]
}

/** The buyer's first page as its sections stand on it, beside the menu of the user centre. */
export function UserCenterHomeFrame<Props extends UserCenterHomeProps>({
  shown,
  page,
}: UserCenterHomeSlots<Props> & {
  /** The screen's props. */
  shown: Props
}) {
  return (
    <UserCenterFrame route="user-center" center={shown.center}>
      {page.map((Part, at) => (
        <Part key={at} {...shown} />
      ))}
    </UserCenterFrame>
  )
}
