/**
 * Keeps only the latest request: a new request aborts the previous one, which then resolves with `undefined`.
 *
 * `const ask = createLatest(); const found = await ask((signal) => api.suggest({ keyword }, { signal }))`
 */
export function createLatest() {
  let newest: AbortController | undefined
  return async <T>(question: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> => {
    newest?.abort()
    const mine = (newest = new AbortController())
    try {
      const answer = await question(mine.signal)
      return mine === newest ? answer : undefined
    } catch (error) {
      if (mine === newest) throw error
      return undefined
    }
  }
}
