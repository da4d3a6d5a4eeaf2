export type StorePasswordProblem = 'storePasswordInvalid' | 'storePasswordsDiffer' | 'storePasswordSame'

/** 6 to 12 digits. */
export function isStorePassword(value: string): boolean {
  return /^\d{6,12}$/.test(value)
}

/** A new store password, the same once more, and not the one that it was. */
export function storePasswordProblems({
  password,
  again,
  former,
}: {
  password: string
  again: string
  former?: string
}): Partial<Record<'password' | 'passwordAgain', StorePasswordProblem>> {
  if (!isStorePassword(password)) return { password: 'storePasswordInvalid' }
  if (former !== undefined && former === password) return { password: 'storePasswordSame' }
  return password === again ? {} : { passwordAgain: 'storePasswordsDiffer' }
}
