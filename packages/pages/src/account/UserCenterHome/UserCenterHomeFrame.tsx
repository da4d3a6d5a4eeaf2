import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { Section } from '../../section.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'

export type UserCenterHomeProps = Omit<UserCenterHomeData, 'head'>

/** The sections of the user centre home page, in order. */
export type UserCenterHomeSlots<Props = UserCenterHomeProps> = {
  /** One column, beside the menu of the user centre. */
  page: readonly Section<Props>[]
}

/** The layout of the user centre home page: its sections beside the menu. */
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
