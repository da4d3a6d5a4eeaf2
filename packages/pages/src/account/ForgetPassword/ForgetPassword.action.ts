import { passwordAction } from '../passwordFlow.ts'

export const forgottenPasswordFlow = {
  route: 'forget-password',
  flow: 'forgotten',
  title: { namespace: 'session', key: 'forgotTitle' },
} as const

export const action = passwordAction(forgottenPasswordFlow)
