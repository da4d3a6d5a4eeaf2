/** The language in which somebody wrote: Chinese where any of it is; `undefined` where it has no letters at all. */
export function writtenIn(text: string): 'zh' | 'en' | undefined {
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  return /[a-z]{2}/i.test(text) ? 'en' : undefined
}
