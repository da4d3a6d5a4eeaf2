import { isAccount, isMobile } from './validation.ts'

/** A problem that blocks a step of registration or password reset. */
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

/** Checks the mobile number, its SMS code and, if required, the acceptance of the terms. */
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

/** Checks an account name. A mobile number is refused, since its owner signs in with it. */
export function accountProblems(userName: string): StepProblems {
  return isAccount(userName) && !isMobile(userName) ? {} : { userName: 'accountInvalid' }
}

/** Returns whether a new password satisfies each rule, so that a form can show the open rules. */
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

/** Checks a new password and its repetition. */
export function newPasswordProblems({ password, again }: { password: string; again: string }): StepProblems {
  if (!Object.values(passwordRules(password)).every(Boolean)) return { password: 'passwordInvalid' }
  return password === again ? {} : { passwordAgain: 'passwordsDiffer' }
}
