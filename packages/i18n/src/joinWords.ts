/** Joins names: `红、蓝`, `red, blue`. */
export function joinWords(language: string, words: readonly string[]): string {
  return words.join(/^(zh|ja)/.test(language) ? '、' : ', ')
}
