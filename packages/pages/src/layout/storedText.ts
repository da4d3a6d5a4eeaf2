/** Returns the text that this browser keeps at a place. Undefined if there is none, or if storage is forbidden. */
export function readStoredText(place: string): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text in this browser, or forgets it. If storage is forbidden or full, nothing is kept. */
export function storeText(place: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(place)
    else localStorage.setItem(place, text)
  } catch {
    // Nothing is kept.
  }
}
