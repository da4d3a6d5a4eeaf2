import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import type { Locale } from '@millwright/domain/locale'
import { launchOptions } from '../chromium.ts'
import type { Measurement } from '../measure.ts'
import { table } from '../../tools/table.ts'
import { inParallel } from '../load/shop/builtShop.ts'
import { startMall } from '../mall.ts'
import { accounts, addressesOf } from './between/addresses.ts'
import type { Address, Tokens } from './between/addresses.ts'
import { endingOf, endings, isUsual } from './between/endingOf.ts'
import type { Seen } from './between/endingOf.ts'
import { faults, startProxy } from './between/proxy.ts'

/** The seconds within which every screen must reach an ending. */
const PATIENCE = 10
const AT_ONCE = 4
const languages = ['zh', 'en'] as const
const HOPS = 5
/** Screens whose call has no code of its own for missing records. */
const refusedIfGone = new Set(['notice-detail', 'regulation-details'])
/** Screens with a short message beside products. */
const goodsBeside = new Set(['payment-success', 'submit-successfully'])
/**
 * The milliseconds between two checks of a page, and the number of idle checks in a row after which the page counts as
 * ended.
 */
const LOOK = 60
const STILL = 3

type Way = 'by the server' | 'in the browser'
type Visited = {
  fault: string
  address: Address
  way: Way
  locale: Locale
  seconds: number
  seen?: Seen
  end: ReturnType<typeof endingOf>
}

/**
 * Opens every screen of the route table under every fault between the shop and the mall's API, through the server and
 * by navigation in the browser. Each must end within ten seconds in content, an empty state, an error with a next step,
 * or the login. Public screens are opened as a visitor, the others as an account that may see them, and screens that
 * show a buyer more in both ways. For rendering by the server, the shop starts under the fault, without caches. In the
 * browser, navigation starts on a working page of the mall.
 */
export const run: Measurement = async () => {
  const reference = await startMall()
  const between = await startProxy(reference.api)
  const tokens = Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await login(reference.shop, account)] as const)),
  ) as Tokens
  const wanted = wantedScreens()
  const addresses = (await addressesOf(reference, tokens)).filter(({ id }) => !wanted.length || wanted.includes(id))
  const usual = new Map<string, string>()
  const rows: Visited[] = []
  const env = { MALL_API_BASE: between.url }
  const note = (visited: Visited) => {
    const { way, fault, address, locale, seen } = visited
    if (fault === 'none' && seen) {
      usual.set(`${way} ${locale} ${address.id}`, seen.html)
      // A screen without content in the fault-free run would prove nothing under a fault.
      if ('ending' in visited.end && !isUsual(address.id, visited.end.ending))
        visited.end = { broken: `without a fault: ${endings[visited.end.ending]} at ${address.path}` }
    }
    if ('broken' in visited.end)
      console.log(
        `faults screens: ${address.id} ${way}, ${locale}, ${fault}: ${visited.end.broken} (${visited.seconds.toFixed(1)} s)`,
      )
    rows.push(visited)
  }
  const each = async (
    fault: string,
    way: Way,
    locales: readonly Locale[],
    look: (address: Address, locale: Locale, seat: number) => Promise<Seen>,
    wanted = addresses,
  ) => {
    const free = Array.from({ length: AT_ONCE }, (_, seat) => seat)
    for (const locale of locales) {
      await inParallel(wanted.length, AT_ONCE, async (index) => {
        const address = wanted[index]!
        const seat = free.pop()!
        const began = performance.now()
        const took = () => (performance.now() - began) / 1000
        try {
          const seen = await look(address, locale, seat)
          const end = endingOf({
            ...seen,
            gone: fault === 'refused' && refusedIfGone.has(address.id),
            beside: goodsBeside.has(address.id),
            usual: fault === 'none' ? seen.html : usual.get(`${way} ${locale} ${address.id}`),
          })
          note({
            fault,
            address,
            way,
            locale,
            seconds: took(),
            seen,
            end: took() > PATIENCE ? { broken: 'too late' } : end,
          })
        } catch (error) {
          note({
            fault,
            address,
            way,
            locale,
            seconds: took(),
            end: { broken: (error as Error).message.split('\n')[0]! },
          })
        }
        free.push(seat)
      })
    }
  }

  try {
    for (const [index, fault] of faults.entries()) {
      between.set(fault)
      const { shop, stop } = await startMall(env)
      // One language per fault, and both without a fault.
      await each(fault, 'by the server', fault === 'none' ? languages : [languages[index % 2]!], (address, locale) =>
        byServer(shop, address, locale, tokens),
      )
      await stop()
    }

    between.set('none')
    const { shop, stop } = await startMall(env)
    const browser = await chromium.launch(await launchOptions())
    const people = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage()),
    )
    for (const [index, fault] of faults.entries()) {
      const locales = fault === 'none' ? languages : [languages[(index + 1) % 2]!]
      for (const locale of locales) {
        for (const who of ['visitor', ...accounts] as const) {
          const person = { shop, locale, token: who === 'visitor' ? undefined : tokens[who] }
          between.set('none')
          for (const page of people) await standAt(page, person)
          between.set(fault)
          await each(
            fault,
            'in the browser',
            [locale],
            (address, _, seat) => inBrowser(people[seat]!, address, person),
            addresses.filter((address) => address.who === who),
          )
        }
      }
    }
    await browser.close()
    await stop()
  } finally {
    between.close()
    await reference.stop()
  }

  const bad = rows.filter(({ end }) => 'broken' in end)
  const under = rows.filter(({ fault }) => fault !== 'none')
  console.log(
    `\nEach cell: by the server, in the browser. ${Object.entries(endings)
      .map(([letter, meaning]) => `${letter} ${meaning}`)
      .join(', ')}, ! broken\n${faults.map((fault, index) => `${index} ${fault}`).join(', ')}\n`,
  )
  console.log(
    table(
      addresses.map((address) => ({
        screen: address.id,
        ...Object.fromEntries(faults.map((fault, index) => [` ${index}`, cell(rows, address, fault)])),
      })),
    ),
  )
  const slowest = rows.toSorted((a, b) => b.seconds - a.seconds)[0]!
  return {
    rows: bad.map(({ address, fault, way, locale, end }) => ({
      screen: address.id,
      fault,
      way,
      locale,
      broken: 'broken' in end ? end.broken : '',
    })),
    ok: !bad.length,
    summary: `${addresses.length} screens under ${faults.length - 1} faults in 2 ways: ${under.length - bad.length} of ${under.length} ended as they should, the slowest after ${slowest.seconds.toFixed(1)} s (${slowest.address.id}, ${slowest.fault})`,
  }
}

/**
 * Reads the screens to test from the environment: `FAULT_SCREENS=group-team,secdetail npm run faults -- screens`. All
 * by default.
 */
function wantedScreens(): string[] {
  return (process.env.FAULT_SCREENS ?? '').split(',').filter(Boolean)
}

function cell(rows: readonly Visited[], address: Address, fault: string): string {
  return (['by the server', 'in the browser'] as const)
    .map((way) => {
      const ends = rows
        .filter((row) => row.address === address && row.fault === fault && row.way === way)
        .map(({ end }) => end)
      return ends.some((end) => 'broken' in end)
        ? '!'
        : (ends.map((end) => ('ending' in end ? end.ending : ''))[0] ?? '?')
    })
    .join('')
}

async function login(shop: string, userName: string): Promise<string> {
  const form = new URLSearchParams({
    intent: 'login',
    tab: 'account',
    userName,
    passWord: 'Mall2026!',
    agreed: '1',
  })
  const answer = await fetch(`${shop}/login`, {
    method: 'POST',
    body: form,
    headers: { origin: shop },
    redirect: 'manual',
  })
  const token = answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('token='))
    ?.split(';', 1)[0]
    ?.slice('token='.length)
  if (!token) throw new Error(`${userName} cannot sign in: ${answer.status}`)
  return decodeURIComponent(token)
}

async function byServer(shop: string, { path: wanted, who }: Address, locale: Locale, tokens: Tokens): Promise<Seen> {
  let path = wanted
  for (let hops = 0; hops < HOPS; hops++) {
    const token = who === 'visitor' || path.startsWith('/login') ? undefined : tokens[who]
    const cookie = `lang=${locale}${token === undefined ? '' : `; token=${encodeURIComponent(token)}`}`
    const answer = await fetch(shop + path, {
      headers: { cookie, accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE * 1000),
    })
    const to = answer.headers.get('location')
    if (!to) return { html: await answer.text(), path, wanted, locale }
    path = to
  }
  throw new Error('led in a circle')
}

type Person = { shop: string; locale: Locale; token: string | undefined }

/** Opens a working page of the mall as the given person. */
async function standAt(page: Page, person: Person) {
  await comeAs(page, person)
  await page.goto(`${person.shop}/index2`)
  await ended(page)
}

/** Sets the language and token cookies again, because a fault may have signed the buyer out. */
async function comeAs(page: Page, { shop, locale, token }: Person) {
  const context = page.context()
  await context.addCookies([{ name: 'lang', value: locale, url: shop }])
  if (token === undefined) await context.clearCookies({ name: 'token' })
  else await context.addCookies([{ name: 'token', value: encodeURIComponent(token), url: shop }])
}

/** Navigates as a click on a link of the current page does. */
async function inBrowser(page: Page, { path: wanted }: Address, person: Person): Promise<Seen> {
  const { shop, locale } = person
  await comeAs(page, person)
  const before = page.url()
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, wanted)
  const there = before === new URL(wanted, shop).href
  // The router shows its progress only for slow navigations.
  if (!there)
    await page
      .waitForURL((url) => url.href !== before, { timeout: PATIENCE * 1000, waitUntil: 'commit' })
      .catch(() => undefined)
  await ended(page)
  if (!there && page.url() === before) throw new Error('nothing happened')
  return { html: await page.content(), path: new URL(page.url()).pathname, wanted, locale }
}

/** Waits until the page has been idle for a moment. If a spinner remains, `endingOf` reports it. */
async function ended(page: Page): Promise<void> {
  for (let still = 0, left = PATIENCE * 1000; still < STILL && left > 0; left -= LOOK) {
    await page.waitForTimeout(LOOK)
    // A loading page cannot be evaluated, and a new page is hydrated only once its elements carry React's keys.
    const idle = await page
      .evaluate(() => {
        const main = document.querySelector('main')
        return (
          main &&
          Object.keys(main).some((key) => key.startsWith('__react')) &&
          document.querySelector('[data-state="idle"][aria-hidden="true"]') &&
          !main.querySelector('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')
        )
      })
      .catch(() => false)
    still = idle ? still + 1 : 0
  }
}
