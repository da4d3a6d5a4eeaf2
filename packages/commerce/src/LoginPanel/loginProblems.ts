import type { LoginTrouble } from './loginPanelProps.ts'

/** The text key of each problem. */
export const loginSentences = {
  mobile: 'loginMobileInvalid',
  code: 'loginCodeEmpty',
  account: 'loginAccountInvalid',
  password: 'loginPasswordEmpty',
  refused: 'loginRefused',
  codeWrong: 'loginCodeWrong',
  terms: 'loginTermsNeeded',
} as const satisfies Record<LoginTrouble, string>

/** The field at which each problem appears. */
export const loginFields = {
  mobile: 'userName',
  account: 'userName',
  code: 'passWord',
  password: 'passWord',
  refused: 'passWord',
  codeWrong: 'passWord',
  terms: 'agreed',
} as const satisfies Record<LoginTrouble, string>

export type LoginField = (typeof loginFields)[LoginTrouble]
