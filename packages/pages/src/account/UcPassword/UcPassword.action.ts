import type { Client } from '@millwright/contract/contract'
import type { LoaderContext } from '../../loader.ts'
import { quietly } from '../../loading/quietly.ts'
import { passwordAct } from '../passwordFlow.ts'

export const changing = {
  route: 'uc-password',
  flow: 'changing',
  title: { namespace: 'session', key: 'changeTitle' },
  stays: true,
  own: async (api: Client) => (await quietly(api.ownMobile()))?.mobile,
  mine: async ({ user }: LoaderContext) => {
    const own = (await user)?.userMobile
    return own?.includes('*') ? own : undefined
  },
} as const

export const action = passwordAct(changing)
