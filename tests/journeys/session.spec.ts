import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { atConsole, smsCode } from './sellerConsole.ts'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const ways: { locale: Locale; scripts: boolean }[] = [
  { locale: 'zh', scripts: true },
  { locale: 'en', scripts: false },
]
let people = 0

it.each(ways)(
  'registers, signs out, resets a forgotten password, signs in and changes it, in $locale, scripts: $scripts [R2.14] [R5.05] [R5.06] [R5.07] [R6.02] [R6.03] [R9.01]',
  async ({ locale, scripts }) => {
    const { context, page, faults } = await visit(browser, { scripts, width: scripts ? 390 : 1280 })
    const text = words(locale)('session')
    const commerce = words(locale)('commerce')
    const main = page.locator('main')
    const mobile = `136${String(Date.now()).slice(-6)}${String(people++).padStart(2, '0')}`
    const account = `j_${mobile.slice(-8)}`
    const shop = inject('shop')
    const look = () => (scripts ? expectAccessible(page) : undefined)
    const box = (name: string) => main.getByRole('textbox', { name, exact: true })
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
    const step = (current: string) => main.locator('[aria-current="step"]', { hasText: current }).waitFor()

    /** Verifies the mobile number with the code that was sent. Wrong codes are reported at the field. */
    async function verify(next: string, { known = false } = {}) {
      if (!known) await box(text('mobile')).fill(mobile)
      await main.getByRole('button', { name: commerce('loginSendCode') }).click()
      const shown = known ? mobile.replace(/^(\d{3})\d{4}/, '$1****') : mobile
      await main.getByText(text('codeSent', { mobile: shown })).waitFor()
      await box(text('validCode')).fill('12345')
      if (await main.getByRole('checkbox').count()) await main.getByRole('checkbox').check()
      await press(text('next'))
      await main.getByText(text('codeWrong')).waitFor()
      await look()
      await box(text('validCode')).fill(await smsCode(mobile))
      if (await main.getByRole('checkbox').count()) await main.getByRole('checkbox').check()
      await press(text('next'))
      await step(next)
    }
    async function choose(label: string, password: string) {
      await main.locator('[name=password]').fill(password)
      await main.locator('[name=passwordAgain]').fill(password)
      await look()
      await press(label)
    }

    await page.goto(`${shop}/register?lang=${locale}&back=%2Flist`)
    await step(text('stepPhone'))
    await look()
    await verify(text('stepAccount'))
    expect(page.url()).not.toContain(mobile)
    await box(text('userName')).fill('buyer')
    await choose(text('registerSubmit'), 'Mall2026!')
    // The name is taken. The error is shown, and the verification and the return address are kept.
    await main.locator('[name=userName][aria-invalid=true]').waitFor()
    await box(text('userName')).fill(account)
    await choose(text('registerSubmit'), 'Mall2026!')
    await main.getByText(text('registeredText', { account })).waitFor()
    await look()
    expect(await main.getByRole('link', { name: text('goBackTo') }).getAttribute('href')).toBe('/list')

    // Signing out in one tab takes effect in the other.
    const other = scripts ? await alongside(context, `${shop}/user-center/uc-order`) : undefined
    await logOut(page, locale)
    await other?.waitForURL(/\/login\?back=/)
    expect((await context.cookies()).filter(({ name }) => /token|steps/.test(name))).toEqual([])

    await passAMinute(page, mobile, scripts)
    await page.goto(`${shop}/login`)
    await main.getByRole('link', { name: commerce('loginForgot') }).click()
    await step(text('stepPhone'))
    await verify(text('stepPassword'))
    await choose(text('passwordSubmit'), 'Fresh-2027')
    await main.getByText(text('forgottenText')).waitFor()
    if (scripts) await page.waitForURL(/\/login$/)
    else await main.getByRole('link', { name: text('goNow') }).click()

    await main.locator('[name=userName]').fill(account)
    await main.locator('[name=passWord]').fill('Fresh-2027')
    await main.getByRole('checkbox').check()
    await press(commerce('loginSubmit'))
    await page.waitForURL((url) => url.pathname === '/')
    await other?.reload()
    await other?.waitForURL(/uc-order/)

    await passAMinute(page, mobile, scripts)
    await page.goto(`${shop}/user-center/uc-password`)
    await step(text('stepPhone'))
    await look()
    await verify(text('stepPassword'), { known: true })
    await choose(text('passwordSubmit'), 'Third_2028')
    await main.getByText(text('changedText')).waitFor()
    if (scripts) await page.waitForURL(/uc-order/)
    else await main.getByRole('link', { name: text('goNow') }).click()
    await main.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user-center/uc-order')

    expect(faults).toEqual([])
    await context.close()
  },
)

it.each<Locale>(['zh', 'en'])(
  'shows the terms and the privacy policy in %s, each by its query [R2.28] [R2.38]',
  async (locale) => {
    const { context, page } = await visit(browser)
    const text = words(locale)('session')
    await page.goto(`${inject('shop')}/termsPage?sts=0&lang=${locale}`)
    const current = (name: string) => page.locator('main a[aria-current="page"]', { hasText: name }).waitFor()
    await current(text('termsTitle'))
    expect(await page.locator('header').count()).toBe(0)
    await expectAccessible(page)
    await page
      .getByRole('link', { name: text('privacyTitle') })
      .first()
      .click()
    await current(text('privacyTitle'))
    await page.getByRole('heading', { level: 1, name: text('privacyTitle') }).waitFor()
    expect(new URL(page.url()).search).toContain('sts=1')
    await context.close()
  },
)

async function alongside(context: BrowserContext, address: string): Promise<Page> {
  const other = await context.newPage()
  await other.goto(address)
  await other.locator('h1').first().waitFor()
  // The scripts must have loaded to receive the event.
  await other.waitForFunction(() => localStorage.getItem('buyer') === 'true')
  return other
}

async function logOut(page: Page, locale: Locale) {
  const name = words(locale)('common')('logout')
  await page.goto(`${inject('shop')}/`)
  const button = page.getByRole('button', { name, includeHidden: true }).first()
  await button
    .evaluate((element: HTMLButtonElement) => element.form!.requestSubmit(element))
    .catch(() => button.click({ force: true }))
  await page.locator(`a[href^="/login"]`).first().waitFor({ state: 'attached' })
}

/** Lifts the limit of one code per minute and number, in the mall and in the browser. */
async function passAMinute(page: Page, mobile: string, scripts: boolean) {
  await atConsole('again', { mobile })
  if (scripts) await page.evaluate(() => sessionStorage.clear())
}
