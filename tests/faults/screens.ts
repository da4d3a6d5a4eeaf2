import type { Measurement } from '../../tools/measure.ts'
import { startMall } from '../mall.ts'
import { faults, startProxy } from './between/proxy.ts'
import type { Fault } from './between/proxy.ts'

const PATIENCE = 45_000
/** A clear page has a heading, words of its language and a way on, and tells nothing of what happened inside. */
const secrets = /NullPointer|java\.lang|ECONN|upstream connect|at .*\.ts:\d+|undefined|hotel network/

/** Every screen under every fault between the shop and the API: an answer in time, clear, with the status that says it. */
export const run: Measurement = async () => {
  const reference = await startMall()
  const between = await startProxy(reference.api)
  const shop = await startMall({ MALL_API_BASE: between.url })
  try {
    const screens = await screensOf(shop.shop, reference.shop)
    const rows = []
    for (const fault of faults) {
      for (const [screen, path, cookie] of screens) {
        between.set(fault)
        rows.push({ fault, screen, ...await visit(shop.shop + path, fault, cookie) })
        between.set('none')
      }
    }
    const bad = rows.filter(({ found }) => found !== 'clear')
    return { rows, ok: !bad.length, summary: `${rows.length - bad.length} of ${rows.length} screens were clear under ${faults.length - 1} faults` }
  } finally {
    await shop.stop()
    between.close()
    await reference.stop()
  }
}

async function screensOf(shop: string, reference: string): Promise<[string, string, string][]> {
  const list = await (await fetch(`${reference}/list`)).text()
  const detail = /href="(\/detail\/\d+)/.exec(list)?.[1] ?? '/detail/1'
  const cookie = await login(shop)
  return [
    ['home', '/', ''], ['list', '/list', ''], ['list in English', '/list?lang=en', ''], ['detail', detail, ''], ['login', '/login', ''], ['not found', '/no-such-page', ''],
    ['cart', '/cart', cookie], ['my orders', '/user-center/uc-order', cookie], ['order', '/order-detail?orderNumber=1', cookie],
  ]
}

/** Signs in as the sample buyer, by the form that people fill in. */
async function login(shop: string): Promise<string> {
  const form = new URLSearchParams({ intent: 'login', tab: 'account', userName: 'buyer', passWord: 'Mall2026!', agreed: '1' })
  const answer = await fetch(`${shop}/login`, { method: 'POST', body: form, headers: { origin: shop }, redirect: 'manual' })
  if (answer.status >= 400 || !answer.headers.getSetCookie().length) throw new Error(`the sample buyer cannot sign in: ${answer.status}`)
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ')
}

async function visit(url: string, fault: Fault, cookie: string): Promise<{ status: number | string; seconds: string; found: string }> {
  const began = performance.now()
  const took = () => ((performance.now() - began) / 1000).toFixed(1)
  try {
    const answer = await fetch(url, { headers: { cookie, accept: 'text/html' }, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) })
    const page = await answer.text()
    return { status: answer.status, seconds: took(), found: judge(answer, page, fault) }
  } catch (error) {
    return { status: '-', seconds: took(), found: `no answer: ${(error as Error).message}` }
  }
}

function judge({ status }: Response, page: string, fault: Fault): string {
  if (status >= 300 && status < 400) return 'clear' // to the login, say
  if (status === 500) return 'a status that says nothing'
  if (fault === 'none' && status >= 500) return 'broken without a fault'
  if (!/<h1[\s>]/.test(page)) return 'no heading'
  if (!/<a [^>]*href="\//.test(page)) return 'no way on'
  const words = page.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')
  return secrets.exec(words)?.[0] ?? 'clear'
}
