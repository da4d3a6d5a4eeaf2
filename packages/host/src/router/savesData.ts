/** Who pays by the byte says so to the browser; then nothing is fetched that may not be needed. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
