/** Returns whether the browser asks to save data. Nothing is prefetched then. */
export function isSaveDataOn(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
