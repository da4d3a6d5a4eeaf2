import { passwordAct } from '../passwordFlow.ts'

export const forgotten = {
  route: 'forget-password',
  flow: 'forgotten',
  title: { namespace: 'session', key: 'forgotTitle' },
} as const

export const action = passwordAct(forgotten)
