import { isAccount, isMobile } from './validation.ts'

/** What keeps a step of registering, or of setting a new password, from going on; by the field that it is about. */
export type StepProblem =
  | 'mobileInvalid'
  | 'codeEmpty'
  | 'termsNeeded'
  | 'accountInvalid'
  | 'passwordInvalid'
  | 'passwordsDiffer'
export type StepProblems = Partial<
  Record<'mobile' | 'validCode' | 'agreed' | 'userName' | 'password' | 'passwordAgain', StepProblem>
>

/** A number, the code that was sent to it, and the terms where they are asked for. */
export function phoneProblems({
  mobile,
  validCode,
  agreed = true,
}: {
  mobile: string
  validCode: string
  agreed?: boolean
}): StepProblems {
  return {
    ...(!isMobile(mobile) && { mobile: 'mobileInvalid' }),
    ...(!validCode.trim() && { validCode: 'codeEmpty' }),
    ...(!agreed && { agreed: 'termsNeeded' }),
  }
}

/** A name that is a number could be another's number, which logs in, too. */
export function accountProblems(userName: string): StepProblems {
  return isAccount(userName) && !isMobile(userName) ? {} : { userName: 'accountInvalid' }
}

/** The rules of a new password, each by itself, so that one sees which is still open. */
export function passwordRules(password: string): { length: boolean; kinds: boolean; halfWidth: boolean } {
  const kinds = [/[A-Za-z]/, /\d/, /[\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/].filter((kind) =>
    kind.test(password),
  ).length
  return {
    length: password.length >= 6 && password.length <= 20,
    kinds: kinds >= 2,
    halfWidth: password !== '' && /^[\x21-\x7e]*$/.test(password),
  }
}

/** The rules, and the same once more. */
export function newPasswordProblems({ password, again }: { password: string; again: string }): StepProblems {
  if (!Object.values(passwordRules(password)).every(Boolean)) return { password: 'passwordInvalid' }
  return password === again ? {} : { passwordAgain: 'passwordsDiffer' }
}
