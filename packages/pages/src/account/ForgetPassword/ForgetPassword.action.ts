import { passwordAct } from '../passwordFlow.ts'

export const forgotten = {
  path: '/forget-password',
  flow: 'forgotten',
  title: { area: 'session', key: 'forgotTitle' },
} as const

export const act = passwordAct(forgotten)
