import type { At } from '../at.ts'
import { passwordAct } from '../internal/passwordFlow.ts'

export const changing = {
  path: '/user-center/uc-password', flow: 'changing', title: { area: 'session', key: 'changeTitle' }, stays: true,
  mine: ({ user }: At) => (user?.userMobile?.includes('*') ? user.userMobile : undefined),
} as const

export const act = passwordAct(changing)
