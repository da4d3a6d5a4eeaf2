import { isBirthDate, isMail, nicknameProblem } from '@millwright/domain/account/profile'
import type { KeyOf } from '@millwright/i18n/namespaces'

export type ProfileField = 'nickName' | 'sex' | 'birthDate' | 'userMail' | 'company'

/**
 * Returns the problems of a profile, for both the browser and the server. `today` is the date in the mall's time zone.
 */
export function profileProblems(
  form: Readonly<Record<ProfileField, string>>,
  today: string,
): Partial<Record<ProfileField, KeyOf<'session'>>> {
  const nick = nicknameProblem(form.nickName)
  return {
    ...(nick && { nickName: nick === 'empty' ? 'nickEmpty' : 'nickTooLong' }),
    ...(form.birthDate && !isBirthDate(form.birthDate, today) && { birthDate: 'birthDateWrong' }),
    ...(form.userMail.trim() && !isMail(form.userMail.trim()) && { userMail: 'mailWrong' }),
    ...(form.company.trim().length > 100 && { company: 'companyTooLong' }),
  }
}

export function profileOf(form: FormData): Record<ProfileField, string> {
  const typed = (name: ProfileField) => String(form.get(name) ?? '')
  return {
    nickName: typed('nickName'),
    sex: typed('sex'),
    birthDate: typed('birthDate'),
    userMail: typed('userMail'),
    company: typed('company'),
  }
}
