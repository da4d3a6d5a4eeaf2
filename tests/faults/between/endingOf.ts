import { createTexts, textOf } from '@millwright/i18n/createTexts'
import { everyNamespace, resourcesOf } from '@millwright/i18n/resources'
import type { Locale } from '@millwright/domain/locale'

export const endings = {
  c: 'content',
  n: 'nothing there, said so',
  i: 'content with an error in it',
  e: 'error page',
  m: 'not found, or what its address lacks',
  l: 'login',
} as const
export type Ending = keyof typeof endings

/**
 * A page as a person sees it: its document, the path that it ended at, and the one that was wanted; `usual`: the
 * document where nothing is wrong. `gone`: what it is about was refused, which is how the mall says that it is not there.
 * `beside`: most of its usual words are of goods beside what it says, which may be missing.
 */
export type Seen = {
  html: string
  path: string
  wanted: string
  locale: Locale
  usual?: string
  gone?: boolean
  beside?: boolean
}

/** What nobody outside is to read. */
const secrets = /NullPointer|java\.lang|ECONN|upstream connect|at .*\.ts:\d+|undefined|hotel network/
/** Of its usual words, what a page that says nothing of a trouble must have. */
const HALF = 0.5

const sentences = { zh: sentencesOf('zh'), en: sentencesOf('en') }
function sentencesOf(locale: Locale) {
  const texts = createTexts(locale, resourcesOf(locale, everyNamespace))
  const [common, errors, missing] = [textOf(texts, 'common'), textOf(texts, 'errors'), textOf(texts, 'missing')]
  return {
    failed: [common('errorUnavailable'), common('error')],
    retry: common('retry'),
    missing: [
      common('notFoundHint'),
      ...(['whyUnnamed', 'whyOwn', 'whyPublic', 'whyListPage'] as const).map((key) => missing(key)),
      ...(['accountPeriodWhy', 'distributorWhy', 'ownShopWhy'] as const).map((key) => missing(key)),
    ],
    troubles: [
      common('error'),
      common('errorUnavailable'),
      errors('error'),
      errors('glitch'),
      errors('network'),
      errors('timeout'),
      errors('nonsense'),
      errors('partMissing'),
      errors('flashSaleBusy'),
    ],
  }
}

/**
 * How a screen ended, or in a sentence how it broke the rule: content, nothing, an error with a way on, or the login,
 * in the person's language; never blank, never spinning.
 */
export function endingOf({
  html,
  path,
  wanted,
  locale,
  usual,
  gone,
  beside,
}: Seen): { ending: Ending } | { broken: string } {
  const said = sentences[locale]
  const main = mainOf(html)
  const words = wordsOf(main)
  const broken = !html.includes(locale === 'en' ? '<html lang="en"' : '<html lang="zh-CN"')
    ? 'another language'
    : words.length < 20 && !main.includes('<img')
      ? 'blank'
      : !/<h1[\s>]/.test(main)
        ? 'no heading'
        : !/<a [^>]*href="\//.test(main) && !/<form/.test(main)
          ? 'no way on'
          : /aria-busy="true"|role="progressbar"(?![^>]*aria-valuenow)/.test(main)
            ? 'spinning'
            : secrets.exec(wordsOf(html))?.[0]
  if (broken) return { broken }
  if (path.startsWith('/login') && !wanted.startsWith('/login')) return { ending: 'l' }
  if (said.failed.some((sentence) => words.includes(sentence)))
    return words.includes(said.retry) ? { ending: 'e' } : { broken: 'an error without a way to try again' }
  const saysMissing = (text: string) => said.missing.some((sentence) => text.includes(sentence))
  if (saysMissing(words))
    return gone || !usual || saysMissing(wordsOf(mainOf(usual)))
      ? { ending: 'm' }
      : { broken: 'says that it does not exist' }
  if (alertsIn(main) > alertsIn(mainOf(usual ?? '')) || said.troubles.some((sentence) => words.includes(sentence)))
    return { ending: 'i' }
  if (usual && !beside && words.length < HALF * wordsOf(mainOf(usual)).length)
    return { broken: 'less than half of it, without a word' }
  if (!hasNothing(main)) return { ending: 'c' }
  return !usual || hasNothing(mainOf(usual)) ? { ending: 'n' } : { broken: 'calls what does not answer empty' }
}

/**
 * What a screen may show where nothing is wrong: content, or nothing that is said so. One address is not there; another
 * that is not, or that lacks what it is about, proves nothing under any fault.
 */
export function isUsual(screen: string, ending: Ending): boolean {
  return ending === 'c' || ending === 'n' || (ending === 'm' && screen === 'not-found')
}

function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}

/** Live regions, empty or not, are the same where nothing is wrong. */
function alertsIn(main: string): number {
  return main.split(/role="(?:alert|status)"/).length
}

/** `Empty` and its drawing. */
function hasNothing(main: string): boolean {
  return main.includes('viewBox="0 0 96 76"')
}

function wordsOf(markup: string): string {
  return markup
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
