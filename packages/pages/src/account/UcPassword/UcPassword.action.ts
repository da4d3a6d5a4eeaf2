import type { Client } from '@millwright/contract/contract'
import type { LoaderContext } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { passwordAction } from '../passwordFlow.ts'

export const changePasswordFlow = {
  route: 'uc-password',
  flow: 'changing',
  title: { namespace: 'session', key: 'changeTitle' },
  stays: true,
  own: async (api: Client) => (await orUndefined(api.ownMobile()))?.mobile,
  mine: async ({ user }: LoaderContext) => {
    const own = (await user)?.userMobile
    return own?.includes('*') ? own : undefined
  },
} as const

export const action = passwordAction(changePasswordFlow)
