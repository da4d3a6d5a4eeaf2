import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { atConsole } from './sellerConsole.ts'
import { expectAccessible, openBrowser, visit, words } from './browser.ts'
import type { Locale } from './browser.ts'
import { newBuyer } from './buyer.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQI12PoAAMGCAUALK4GYWP1ieEAAAAASUVORK5CYII=',
  'base64',
)
const picture = { name: 'paper.png', mimeType: 'image/png', buffer: png }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** One application is made in Chinese with scripts, one in English without. Both take the same four steps. */
describe.each<[Locale, boolean]>([
  ['zh', true],
  ['en', false],
])('opening a shop in %s, scripts: %s', (locale, scripts) => {
  const name = locale === 'zh' ? '运河链传动' : 'Canal Chain Drives'

  it('is requested, refused for one field, corrected, approved, and linked in the header [R3.02] [R3.04] [R5.12]', async () => {
    const { context, page, faults } = await visit(browser, { scripts, width: scripts ? 1280 : 390 })
    page.setDefaultTimeout(20_000)
    const { mall } = await newBuyer(context, locale)
    const text = words(locale)('ucFreeshop')
    const common = words(locale)('common')
    const path = `${inject('shop')}/user-center/uc-freeshop`
    const choose = async (field: string) => {
      await page.locator(`input[type=file][name="${field}"]`).setInputFiles(picture)
      if (scripts) await page.locator(`input[type=hidden][name="${field}"]`).waitFor({ state: 'attached' })
    }
    const next = () => page.getByRole('button', { name: text('next'), exact: true }).click()
    const isAt = (step: string) => page.waitForURL((url) => url.searchParams.get('step') === step)

    await page.goto(`${path}?lang=${locale}`)
    await page.getByRole('link', { name: text('start') }).click()
    await page.locator('[name=shopName]').fill(name)
    await page.locator('[name=intro]').fill(locale === 'zh' ? '太短' : 'short')
    await page.locator('[name=city]').fill(locale === 'zh' ? '杭州' : 'Hangzhou')
    await page.locator('[name=phone]').fill('0571-88121063')
    await choose('shopLogo')
    await next()
    await page.getByText(text('introLength')).waitFor()
    expect(await page.locator('[name=shopName]').inputValue()).toBe(name)
    await page.locator('[name=intro]').fill('链条、链轮、联轴器现货，支持非标定制。')
    await next()

    await isAt('company')
    await page.locator('[name=firmName]').fill('杭州运河链传动有限公司')
    await page.locator('[name=creditCode]').fill('91350100M000100Y43')
    await page.locator('[name=residence]').fill('杭州市拱墅区小河路 500 号')
    await page.locator('[name=representative]').fill('钱进')
    await page.locator('[name=identityNumber]').fill('11010519491231002X')
    for (const field of ['businessLicense', 'identityCardFront', 'identityCardLater']) await choose(field)
    await next()

    await isAt('goods')
    // The draft is stored in the mall, so the same person can continue from this step in another browser.
    expect((await mall.ownShop({})).draft).toMatchObject({ shopName: name, representative: '钱进' })
    await page.locator('[name=categoryIds]').first().check()
    await next()
    await isAt('bank')
    await page.locator('[name=bankName]').fill('工商银行拱墅支行')
    await page.locator('[name=bankAccount]').fill('1202 0206 0990 0123')
    await next()

    await isAt('summary')
    // axe needs scripts.
    if (scripts) await expectAccessible(page)
    await page.getByRole('button', { name: text('send'), exact: true }).click()
    await page.getByText(text('sentNow')).waitFor()
    const warning = (key: 'shopInReview' | 'shopRefused') => link(page, common(key))
    if (scripts) await warning('shopInReview').waitFor()

    const user = await ownerOf(name)
    await atConsole('shopRefuse', { user, field0: 'creditCode', reason0: 'REASON-7' })
    await page.goto(`${path}?lang=${locale}`)
    await page.getByText('REASON-7').first().waitFor()
    await page.goto(`${path}?step=company`)
    await page.getByText('REASON-7').waitFor()
    await page.locator('[name=creditCode]').fill('91320200MA1000002A')
    await next()
    await page.getByText(text('codeCheck')).waitFor()
    // A changed field is checked again.
    expect(await page.getByText('REASON-7').count()).toBe(0)
    await page.locator('[name=creditCode]').fill('91350100M000100Y43')
    await next()
    // The rest of the application is complete, so the summary follows.
    await isAt('summary')
    await page.getByRole('button', { name: text('sendAgain'), exact: true }).click()
    await page.getByText(text('sentNow')).waitFor()
    await atConsole('shopApprove', { user })

    await page.goto(`${path}?lang=${locale}`)
    const platform = page.getByRole('link', { name: text('openPlatform') })
    expect(await platform.getAttribute('target')).toBe('_blank')
    const { shopId } = await mall.ownShop({})
    const own = page.locator(`a[href="/shopIndex?sid=${shopId}"]`)
    expect(await own.count()).toBeGreaterThan(0)
    await page.goto(`${inject('shop')}/shopIndex?sid=${shopId}`)
    await page.getByText(words(locale)('shop')('empty')).first().waitFor()
    await page.goto(`${inject('shop')}/ShopInformation?sid=${shopId}`)
    await page.getByText('91350100M000100Y43').waitFor()
    await page.goto(`${inject('shop')}/shopList?shopName=${encodeURIComponent(name)}`)
    await page.getByRole('heading', { name, level: 2 }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})

function link(page: Page, name: string) {
  return page.getByRole('link', { name }).first()
}

/** Returns the user whose application is pending in the seller console under a shop's name. */
async function ownerOf(name: string): Promise<string> {
  const html = await (await fetch(`${inject('api')}/?lang=en&section=all`)).text()
  const user = new RegExp(`data-owner="(\\d+)">\\s*<td[^>]*>${name}</td>`).exec(html)?.[1]
  if (!user) throw new Error(`no application of ${name} in the seller console`)
  return user
}
