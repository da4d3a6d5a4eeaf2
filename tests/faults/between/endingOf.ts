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
 * A visited page. `path` is the final path, `wanted` the requested one, `usual` the document without a fault. `gone`:
 * the mall refused the screen's subject, as it does for missing records. `beside`: most of the usual text belongs to
 * accompanying products and may be missing.
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

/** Internal details that must not reach users. */
const secrets = /NullPointer|java\.lang|ECONN|upstream connect|at .*\.ts:\d+|undefined|hotel network/
/** The share of its usual text that a page without an error message must show. */
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
 * Returns how a screen ended (content, an empty state, an error with a next step, or the login) or a description of the
 * broken rule. A screen must be in the user's language and must not stay blank or loading.
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
 * Whether a screen may end this way without a fault: with content or an empty state. Only the not-found screen may end
 * as missing, because another missing screen would prove nothing under a fault.
 */
export function isUsual(screen: string, ending: Ending): boolean {
  return ending === 'c' || ending === 'n' || (ending === 'm' && screen === 'not-found')
}

function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}

/** Counts live regions. Their number without a fault is the baseline. */
function alertsIn(main: string): number {
  return main.split(/role="(?:alert|status)"/).length
}

/** Recognises the `Empty` component by its drawing. */
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
