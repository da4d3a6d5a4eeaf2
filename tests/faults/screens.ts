import { createTexts, textOf } from '@millwright/i18n/createTexts'
import { everyArea, resourcesOf } from '@millwright/i18n/resources'
import type { Measurement } from '../../tools/measure.ts'
import { startMall } from '../mall.ts'
import { faults, startProxy } from './between/proxy.ts'
import type { Fault } from './between/proxy.ts'

const PATIENCE = 45_000
/** Seconds after which a person thinks that nothing happens. */
const LONG = 3.5
/** What nobody outside is to read. */
const secrets = /NullPointer|java\.lang|ECONN|upstream connect|at .*\.ts:\d+|undefined|hotel network/

type Screen = { screen: string; path: string; cookie?: string; locale?: 'zh' | 'en' }

/**
 * Every screen under every fault between the shop and the API: an answer in time, clear, with the status that says it.
 * The shop has met the mall before; where it never has ("from the start"), not even the header's answers are remembered.
 */
export const run: Measurement = async () => {
  const reference = await startMall()
  const between = await startProxy(reference.api)
  const env = { MALL_API_BASE: between.url }
  try {
    const rows = await inOneShop(env, async (shop) => {
      const screens = await screensOf(shop, reference.shop)
      const found = []
      for (const fault of faults) {
        for (const screen of screens) {
          between.set(fault)
          found.push({ fault, screen: screen.screen, ...await visit(shop + screen.path, fault, screen) })
          between.set('none')
        }
      }
      return found
    })
    for (const fault of ['down', 'slow'] as const) {
      between.set(fault)
      rows.push(...await inOneShop(env, async (shop) => {
        const found = []
        for (const screen of publicScreens('/detail/1')) found.push({ fault, screen: `${screen.screen}, from the start`, ...await visit(shop + screen.path, fault, screen) })
        return found
      }))
    }
    const bad = rows.filter(({ found }) => found !== 'clear')
    return { rows, ok: !bad.length, summary: `${rows.length - bad.length} of ${rows.length} screens were clear under ${faults.length - 1} faults` }
  } finally {
    between.close()
    await reference.stop()
  }
}

async function inOneShop<T>(env: Record<string, string>, work: (shop: string) => Promise<T>): Promise<T> {
  const { shop, stop } = await startMall(env)
  try {
    return await work(shop)
  } finally {
    await stop()
  }
}

function publicScreens(detail: string): Screen[] {
  return [
    { screen: 'home', path: '/' }, { screen: 'home in English', path: '/?lang=en', locale: 'en' }, { screen: 'list', path: '/list' }, { screen: 'list in English', path: '/list?lang=en', locale: 'en' },
    { screen: 'detail', path: detail }, { screen: 'login', path: '/login' }, { screen: 'not found', path: '/no-such-page' },
  ]
}

async function screensOf(shop: string, reference: string): Promise<Screen[]> {
  const list = await (await fetch(`${reference}/list`)).text()
  const cookie = await login(shop)
  return [
    ...publicScreens(/href="(\/detail\/\d+)/.exec(list)?.[1] ?? '/detail/1'),
    ...[
      { screen: 'cart', path: '/cart' }, { screen: 'order form', path: '/order-page?prodId=1&skuId=1&shopId=1&count=1' }, { screen: 'cashier', path: '/payment?orderNumbers=1' },
      { screen: 'my orders', path: '/user-center/uc-order' }, { screen: 'my orders in English', path: '/user-center/uc-order?lang=en', locale: 'en' as const }, { screen: 'order', path: '/order-detail?orderNumber=1' },
    ].map((screen) => ({ ...screen, cookie })),
  ]
}

/** Signs in as the sample buyer, by the form that people fill in. */
async function login(shop: string): Promise<string> {
  const form = new URLSearchParams({ intent: 'login', tab: 'account', userName: 'buyer', passWord: 'Mall2026!', agreed: '1' })
  const answer = await fetch(`${shop}/login`, { method: 'POST', body: form, headers: { origin: shop }, redirect: 'manual' })
  if (answer.status >= 400 || !answer.headers.getSetCookie().length) throw new Error(`the sample buyer cannot sign in: ${answer.status}`)
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ')
}

async function visit(url: string, fault: Fault, { cookie = '', locale = 'zh' }: Screen): Promise<{ status: number | string; seconds: string; found: string }> {
  const began = performance.now()
  const took = () => (performance.now() - began) / 1000
  try {
    const answer = await fetch(url, { headers: { cookie, accept: 'text/html' }, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) })
    const page = await answer.text()
    return { status: answer.status, seconds: took().toFixed(1), found: took() > LONG ? 'too late' : judge(answer, page, fault, locale) }
  } catch (error) {
    return { status: '-', seconds: took().toFixed(1), found: `no answer: ${(error as Error).message}` }
  }
}

/** A clear page has a heading, says in the person's language what happened and what to do, spins nowhere and tells nothing of its inside. */
function judge({ status }: Response, page: string, fault: Fault, locale: 'zh' | 'en'): string {
  const said = sentences[locale]
  if (status >= 300 && status < 400) return 'clear' // to the login, say
  if (status === 500) return 'a status that says nothing'
  if (fault === 'none' && status >= 500) return 'broken without a fault'
  if (!page.includes(locale === 'en' ? '<html lang="en"' : '<html lang="zh-CN"')) return 'another language'
  const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? ''
  const words = textIn(main)
  if (!/<h1[\s>]/.test(main)) return 'no heading'
  if (!/<a [^>]*href="\//.test(main) && !/<form/.test(main)) return 'no way on'
  if (words.length < 20) return 'blank'
  if (/aria-busy="true"|role="progressbar"/.test(main)) return 'spinning'
  if (status >= 500 && !(words.includes(said.down) || words.includes(said.broken))) return 'does not say what happened'
  if (status >= 500 && !words.includes(said.retry)) return 'does not say what to do'
  if (status === 404 && !words.includes(said.missing)) return 'does not say what is missing'
  if (status === 200 && words.includes(said.nothing)) return 'calls a mall empty that does not answer'
  return secrets.exec(textIn(page))?.[0] ?? 'clear'
}

function textIn(markup: string): string {
  return markup.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim()
}

const sentences = { zh: sentencesOf('zh'), en: sentencesOf('en') }
function sentencesOf(locale: 'zh' | 'en') {
  const texts = createTexts(locale, resourcesOf(locale, everyArea))
  const text = textOf(texts, 'common')
  return { down: text('errorUnavailable'), broken: text('error'), retry: text('retry'), missing: text('notFoundHint'), nothing: textOf(texts, 'home')('nothing') }
}
