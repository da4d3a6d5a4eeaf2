import type { ProfileField } from './profileProblems.ts'

/** The settings of the profile that have their own form, with its fields. The picture has a form of its own kind. */
export const profileEdits = {
  picture: [],
  nickName: ['nickName'],
  userMail: ['userMail'],
  birthDate: ['birthDate'],
  sex: ['sex'],
  company: ['company', 'creditCode', 'companyAddress'],
} as const satisfies Record<string, readonly ProfileField[]>
export type ProfileEdit = keyof typeof profileEdits
