const KEY = 'searches'
const KEPT = 8

/** Returns the past searches of this browser, latest first. */
export function pastSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string' && one !== '').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function rememberSearch(keyword: string): void {
  const word = keyword.normalize('NFKC').trim().slice(0, 100)
  if (word) keep([word, ...pastSearches().filter((one) => one !== word)].slice(0, KEPT))
}

export function forgetSearch(keyword: string): void {
  keep(pastSearches().filter((one) => one !== keyword))
}

export function forgetSearches(): void {
  keep([])
}

function keep(words: string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(words))
  } catch {
    // If storage is off or full, nothing is remembered.
  }
}
