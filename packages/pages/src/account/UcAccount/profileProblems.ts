import { readCreditCode } from '@millwright/domain/account/creditCode'
import { isBirthDate, isMail, nicknameProblem } from '@millwright/domain/account/profile'
import type { KeyOf } from '@millwright/i18n/namespaces'

const profileFields = ['nickName', 'sex', 'birthDate', 'userMail', 'company', 'creditCode', 'companyAddress'] as const
export type ProfileField = (typeof profileFields)[number]

/**
 * Returns the problems of the posted parts of a profile, for both the browser and the server. `today` is the date in
 * the mall's time zone.
 */
export function profileProblems(
  form: Readonly<Partial<Record<ProfileField, string>>>,
  today: string,
): Partial<Record<ProfileField, KeyOf<'session'>>> {
  const nick = form.nickName === undefined ? undefined : nicknameProblem(form.nickName)
  const mail = form.userMail?.trim()
  const code = form.creditCode?.trim() ? readCreditCode(form.creditCode) : undefined
  return {
    ...(nick && { nickName: nick === 'empty' ? 'nickEmpty' : 'nickTooLong' }),
    ...(form.birthDate && !isBirthDate(form.birthDate, today) && { birthDate: 'birthDateWrong' }),
    ...(mail && !isMail(mail) && { userMail: 'mailWrong' }),
    ...((form.company ?? '').trim().length > 100 && { company: 'companyTooLong' }),
    ...(code && 'problem' in code && { creditCode: 'creditCodeWrong' }),
  }
}

/** Returns the parts of the profile that the form has. The others stay as they are. */
export function profileOf(form: FormData): Partial<Record<ProfileField, string>> {
  return Object.fromEntries(
    profileFields.flatMap((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
