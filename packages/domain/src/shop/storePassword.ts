export type StorePasswordProblem = 'storePasswordInvalid' | 'storePasswordsDiffer' | 'storePasswordSame'

/** Returns whether the value is a store password: 6 to 12 digits. */
export function isStorePassword(value: string): boolean {
  return /^\d{6,12}$/.test(value)
}

/** Checks a new store password, its repetition, and that it differs from the former one. */
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
  if (former === password) return { password: 'storePasswordSame' }
  return password === again ? {} : { passwordAgain: 'storePasswordsDiffer' }
}
