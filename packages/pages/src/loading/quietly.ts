/** For what a screen can do without: a failed call answers nothing. */
export function quietly<T>(call: Promise<T>): Promise<T | undefined> {
  return call.catch(() => undefined)
}
