import { globSync } from 'node:fs'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Class names of three characters: two letters for the stylesheet, its place among all of them, and the rule's number
 * in it. They stand some thousand times in a page and its scripts; both builds count alike.
 */
export function shortNames(root: string): (rule: { hash: string; filePath: string }) => string {
  const sheets = globSync(['src/**/*.css.ts', '../../packages/*/src/**/*.css.ts'], { cwd: root }).sort()
  const letters = new Map(
    sheets.map((sheet, at) => [sheet, LETTERS[Math.floor(at / LETTERS.length)]! + LETTERS[at % LETTERS.length]!]),
  )
  const hashes = new Map<string, string>()
  return ({ hash, filePath }) => {
    // The first rule's is the sheet's hash and a nought.
    const ofSheet = hashes.get(filePath) ?? hash.slice(0, -1)
    hashes.set(filePath, ofSheet)
    const own = letters.get(filePath)
    if (!own) throw new Error(`${filePath} is no stylesheet that shortNames.ts knows.`)
    return own + hash.slice(ofSheet.length)
  }
}
