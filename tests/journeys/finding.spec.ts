// This file is long because all its tests find the same three parts: by search, suggestion, category and filter, with
// mistyped words, and without scripts.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { atConsole } from './sellerConsole.ts'
import { expectAccessible, keyboard, mouse, openBrowser, visit, words } from './browser.ts'
import type { Hand, Locale } from './browser.ts'
import { goods, newBuyer } from './buyer.ts'
import { piecesInCart } from './piecesInCart.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Narrowing = { attr: string; value: RegExp } | { attr: string; from: string; to: string }
type Part = { what: string; keyword: string; model: RegExp; category: [RegExp, RegExp]; narrow: Narrowing[] }

/** The three parts of the journeys, as a buyer describes them. */
const parts: Record<Locale, Part[]> = {
  zh: [
    {
      what: '25 mm 密封深沟球轴承',
      keyword: '25mm 密封 深沟球轴承',
      model: /^\d{2,3}05-2RS/,
      category: [/^轴承/, /^深沟球轴承/],
      narrow: [
        { attr: '内径 (mm)', from: '25', to: '25' },
        { attr: '密封', value: /^2RS/ },
      ],
    },
    {
      what: 'M12 × 60 不锈钢螺栓',
      keyword: 'M12*60 不锈钢 螺栓',
      model: /M12x60-A[24]/,
      category: [/^紧固件/, /^六角头螺栓/],
      narrow: [
        { attr: '螺纹', value: /^M12/ },
        { attr: '长度 (mm)', from: '60', to: '60' },
        { attr: '材质', value: /^不锈钢 304/ },
      ],
    },
    {
      what: '5.5 kW 4 极电机',
      keyword: '5.5kw 4极 电机',
      model: /132S-4/,
      category: [/^电机/, /^三相异步电动机/],
      narrow: [
        { attr: '功率 (kW)', from: '5', to: '6' },
        { attr: '极数', value: /^4/ },
      ],
    },
  ],
  en: [
    {
      what: 'a 25 mm sealed ball bearing',
      keyword: '25 mm sealed ball bearing',
      model: /^\d{2,3}05-2RS/,
      category: [/^Bearings/, /^Deep groove/],
      narrow: [
        { attr: 'Bore (mm)', from: '25', to: '25' },
        { attr: 'Seal', value: /^2RS/ },
      ],
    },
    {
      what: 'an M12 × 60 stainless bolt',
      keyword: 'm12 x 60 stainless bolt',
      model: /M12x60-A[24]/,
      category: [/^Fasteners/, /^Hexagon bolts/],
      narrow: [
        { attr: 'Thread', value: /^M12/ },
        { attr: 'Length (mm)', from: '60', to: '60' },
        { attr: 'Material', value: /^Stainless 304/ },
      ],
    },
    {
      what: 'a 5.5 kW 4-pole motor',
      keyword: '5.5 kW 4-pole motor',
      model: /132S-4/,
      category: [/^Motors/, /^Three-phase motors/],
      narrow: [
        { attr: 'Power (kW)', from: '5', to: '6' },
        { attr: 'Poles', value: /^4/ },
      ],
    },
  ],
}

const IN_TIME = 15_000
const SLOW = 3000

const searchOf = (page: Page) => page.getByRole('search').first().locator('input[type="search"]')
const models = (page: Page) => page.locator('main article h2 a, main tbody th a')
/** Returns what a list shows: the count, and the products with their selected sizes. */
const shownIn = async (page: Page) =>
  [
    await page.locator('main').getByRole('status').first().innerText(),
    ...(await models(page).evaluateAll((links) =>
      links.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    )),
  ].join('\n')
const to = (path: string, locale: Locale) => `${inject('shop')}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`

/** Waits until the screen of an address is rendered, because its URL changes earlier. */
async function list(page: Page, address: RegExp, heading?: RegExp) {
  await page.waitForURL(address)
  await page.locator('main').getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.locator('main').getByRole('status').first().waitFor()
}

async function search(page: Page, hand: Hand, keyword: string) {
  await hand.type(searchOf(page), keyword)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/list/)
  await page.locator('main h1', { hasText: keyword }).waitFor()
}

describe.each<Locale>(['zh', 'en'])('finding in %s', (locale) => {
  const list_ = words(locale)('list')
  const text = words(locale)('commerce')
  const facets = (page: Page) => page.locator('aside').getByRole('region', { name: text('facets') })
  const chip = (page: Page, name: string) =>
    page.locator('main').getByRole('link', { name: text('facetRemove', { name }) })

  async function narrow(page: Page, hand: Hand, one: Narrowing) {
    const before = page.url()
    if ('value' in one) {
      const group = facets(page)
        .locator('div', { has: page.getByRole('heading', { level: 2, name: one.attr, exact: true }) })
        .last()
      const value = group.getByRole('link', { name: one.value }).first()
      if (!(await value.isVisible())) await hand.press(group.locator('summary'))
      await hand.press(value)
    } else {
      await hand.type(facets(page).getByRole('textbox', { name: text('facetFrom', { name: one.attr }) }), one.from)
      await hand.type(facets(page).getByRole('textbox', { name: text('facetTo', { name: one.attr }) }), one.to)
      await page.keyboard.press('Enter')
    }
    await page.waitForURL((url) => url.href !== before)
    await page
      .locator('main')
      .getByRole('group', { name: text('facetChosen') })
      .getByText(one.attr.replace(/ \(.*/, ''))
      .first()
      .waitFor()
  }

  describe.each(['by mouse', 'by keyboard alone'])('%s', (how) => {
    it.each(parts[locale])(
      'finds $what in three ways, each in time [R2.17] [R5.04] [R6.01]',
      async ({ keyword, model, category, narrow: choices }) => {
        const { context, page, faults } = await visit(browser)
        const hand = how === 'by mouse' ? mouse : keyboard(page)
        const arrive = async (began: number) => {
          await page.waitForURL(/\/detail\//)
          await page.locator('main').getByRole('heading', { level: 1, name: model }).waitFor()
          expect(performance.now() - began).toBeLessThan(IN_TIME)
        }
        const home = async () => {
          const began = performance.now()
          await page.goto(to('/', locale))
          return began
        }

        // From the search box through the list to the size named on the first card.
        let began = await home()
        await search(page, hand, keyword)
        await hand.press(models(page).first())
        await arrive(began)

        // Through the suggestions while typing.
        began = await home()
        await hand.type(searchOf(page), keyword)
        const suggested = page
          .getByRole('listbox')
          .getByRole('option')
          .filter({ hasText: new RegExp(model.source.replace('^', '')) })
          .first()
        await suggested.waitFor()
        if (how === 'by mouse') await suggested.click()
        else {
          for (let presses = 0; presses < 8 && (await suggested.getAttribute('aria-selected')) !== 'true'; presses++)
            await page.keyboard.press('ArrowDown')
          await page.keyboard.press('Enter')
        }
        await arrive(began)

        // Through categories and facets.
        began = await home()
        const panel = page.getByRole('navigation', { name: words(locale)('common')('categories') })
        const root = panel.getByRole('link', { name: category[0] }).first()
        await hand.reach(root)
        if (how !== 'by mouse') await page.keyboard.press('ArrowRight')
        await hand.press(panel.getByRole('link', { name: category[1] }))
        await list(page, /\/list\/cpid-\d+_cid-\d+_thCid-\d+/, category[1])
        for (const choice of choices) await narrow(page, hand, choice)
        await hand.press(models(page).first())
        await arrive(began)

        expect(faults).toEqual([])
        await context.close()
      },
    )
  })

  it.each([
    ['6205-2rs', /^6205-2RS/, []],
    ['62052RS', /^6205-2RS/, []],
    ['25 mm 轴承', /05/, [locale === 'zh' ? '内径 25 mm' : 'Bore 25 mm']],
    ['m12x60 不锈钢', /M12x60-A[24]/, [locale === 'zh' ? '螺纹 M12 · 长度 60 mm' : 'Thread M12 · Length 60 mm']],
    ['5.5kw 4极 电机', /132S-4/, locale === 'zh' ? ['功率 5.5 kW', '极数 4'] : ['Power 5.5 kW', 'Poles 4']],
    ['5.5kw 4-pole motor', /132S-4/, locale === 'zh' ? ['功率 5.5 kW', '极数 4'] : ['Power 5.5 kW', 'Poles 4']],
  ] as const)(
    'understands %s, and lets the buyer remove each condition [R5.02] [R5.04]',
    async (keyword, model, conditions) => {
      const { context, page } = await visit(browser)
      await page.goto(to(`/list/pn-${encodeURIComponent(keyword)}`, locale))
      expect(await models(page).first().innerText()).toMatch(model)
      for (const condition of conditions) await chip(page, condition).waitFor()
      if (conditions[0]) {
        const before = page.url()
        await chip(page, conditions[0]).click()
        await page.waitForURL((url) => url.href !== before)
        await chip(page, conditions[0]).waitFor({ state: 'detached' })
      }
      await context.close()
    },
  )

  it('shows its correction and undoes it [R5.04]', async () => {
    const { context, page } = await visit(browser)
    const wrong = locale === 'zh' ? '深钩球轴承' : 'deep grove ball baering'
    await page.goto(to(`/list/pn-${encodeURIComponent(wrong)}`, locale))
    expect(await models(page).count()).toBeGreaterThan(5)
    await page
      .getByRole('group', { name: text('understood') })
      .getByRole('link', { name: text('understoodInstead', { keyword: wrong }) })
      .click()
    await page.waitForURL(/exact=1/)
    await page.getByText(text('understoodExact', { keyword: wrong })).waitFor()
    await page
      .getByRole('link', { name: text('understoodAgain') })
      .first()
      .click()
    await page.waitForURL((url) => !url.searchParams.has('exact'))
    await models(page).nth(5).waitFor({ state: 'attached' })
    await context.close()
  })

  it('keeps the whole list in its address: back, forward, shared, and without scripts [R2.17]', async () => {
    const { context, page } = await visit(browser)
    const all = () => shownIn(page)
    await page.goto(to('/list/cpid-101_cid-10101_thCid-1010101_st-0_p-3', locale))
    const steps = [{ address: page.url(), shown: await all() }]
    for (const choice of parts[locale][0]!.narrow) {
      await narrow(page, mouse, choice)
      await expect.poll(all).not.toBe(steps.at(-1)!.shown)
      steps.push({ address: page.url(), shown: await all() })
    }
    // The pressed link keeps the focus, and the page does not scroll away.
    const pressed = facets(page).getByRole('link', { name: /^2RS/ }).first()
    expect(
      await pressed.evaluate(
        (element) =>
          element === document.activeElement &&
          element.getBoundingClientRect().top >= 0 &&
          element.getBoundingClientRect().bottom <= innerHeight,
      ),
    ).toBe(true)
    for (const step of [1, 0]) {
      await page.goBack()
      await expect.poll(all).toBe(steps[step]!.shown)
      expect(page.url()).toBe(steps[step]!.address)
    }
    await page.goForward()
    await page.goForward()
    await expect.poll(all).toBe(steps[2]!.shown)
    await page.evaluate(() => scrollTo(0, 600))
    await models(page).nth(4).click()
    await page.waitForURL(/\/detail\//)
    await page.goBack()
    await list(page, /\/list\//)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
    for (const scripts of [true, false]) {
      const other = await visit(browser, { scripts })
      const { pathname, search: query } = new URL(steps[2]!.address)
      await other.page.goto(to(pathname + query, locale))
      expect(await shownIn(other.page)).toBe(steps[2]!.shown)
      await other.context.close()
    }
    // The chips of the chosen facets are removed one by one.
    const chips = page
      .locator('main')
      .getByRole('group', { name: text('facetChosen') })
      .getByRole('listitem')
    for (let left = await chips.count(); left > 0; left--) {
      await chips.first().getByRole('link').click()
      await expect.poll(() => chips.count()).toBe(left - 1)
    }
    await expect.poll(all).toBe(steps[0]!.shown)
    await context.close()
  })

  it('sorts the table, buys from it, compares and turns pages by keyboard alone [R2.17] [R2.31]', async () => {
    const { context, page, faults } = await visit(browser)
    const { mall } = await newBuyer(context, locale)
    const hand = keyboard(page)
    await page.goto(to('/list/cpid-102_st-0_p-1?range=9_20~20', locale))
    await expectAccessible(page)
    await hand.press(page.getByRole('link', { name: list_('viewRows') }))
    await page.waitForURL(/view=rows/)
    await expectAccessible(page)
    await hand.press(page.getByRole('link', { name: list_('viewTable') }))
    await page.waitForURL(/view=table/)
    await page.getByRole('columnheader').first().waitFor()
    await expectAccessible(page)

    const price = page.getByRole('columnheader', { name: text('tablePrice') })
    const order = async (wanted: string) => {
      await hand.press(price.getByRole('link'))
      await expect.poll(() => price.getAttribute('aria-sort')).toBe(wanted)
    }
    await order('ascending')
    const cheapest = await models(page).first().innerText()
    await order('descending')
    expect(await models(page).first().innerText()).not.toBe(cheapest)

    const row = page.getByRole('row').nth(1)
    await hand.type(row.getByRole('textbox'), '100')
    await hand.press(row.getByRole('button', { name: text('addToCartOf', { name: '' }).trim() }))
    await expect.poll(() => piecesInCart(mall)).toBe(100)
    expect(page.url()).toMatch(/view=table/)

    for (const nth of [1, 2]) await hand.press(page.getByRole('row').nth(nth).getByRole('checkbox'))
    await hand.press(page.locator('main a[href*="page=2"]').first())
    await page.waitForURL(/page=2/)
    await hand.press(
      page.getByRole('region', { name: text('compareTray') }).getByRole('link', { name: text('compareStart') }),
    )
    await page.waitForURL(/\/compare\?ids=\d+-\d+,\d+-\d+/)
    await page.locator('main').getByRole('columnheader').nth(2).waitFor()
    await expectAccessible(page)
    await hand.press(page.getByRole('link', { name: words(locale)('compare')('showDifferences') }))
    await page.waitForURL(/diff=1/)
    expect(faults).toEqual([])
    await context.close()
  })

  it('finds, narrows, compares and reads a datasheet without scripts [R2.17] [R5.04]', async () => {
    const { context, page } = await visit(browser, { scripts: false })
    await page.goto(to('/', locale))
    await searchOf(page).fill('6205')
    await page.getByRole('search').first().getByRole('button').click()
    await page.waitForURL(/\/list\/pn-6205/)
    const bore = parts[locale][0]!.narrow[0]!
    await page.goto(to('/list/cpid-101_cid-10101_thCid-1010101_st-0_p-3', locale))
    await narrow(page, mouse, bore)
    await narrow(page, mouse, parts[locale][0]!.narrow[1]!)
    await page.getByRole('link', { name: list_('viewTable') }).click()
    await page.waitForURL(/view=table/)
    await page.getByRole('columnheader').getByRole('link').first().click()
    await page.waitForURL(/sort=/)
    for (const nth of [1, 2]) await page.getByRole('row').nth(nth).getByRole('checkbox').check()
    await page.getByRole('button', { name: list_('compare') }).click()
    await page.waitForURL(/\/compare\?ids=/)
    expect(await page.locator('main thead th').count()).toBe(3)
    await page.locator('main thead a[href^="/detail/"]').first().click()
    await page.waitForURL(/\/detail\//)
    await page
      .locator('main')
      .getByRole('link', { name: words(locale)('detail')('datasheet') })
      .first()
      .click()
    await page.waitForURL(/\/datasheet\/\d+/)
    expect(await page.locator('main table').count()).toBeGreaterThan(0)
    await context.close()
  })

  it('shows lists, a product and its datasheet accessibly and without overflow, also on the narrowest phone [R2.31]', async () => {
    for (const width of [1280, 360]) {
      const { context, page, faults } = await visit(browser, { width, height: 800 })
      for (const path of ['/list/pn-6205', '/list/pn-6205?view=rows', '/list/pn-6205?view=table']) {
        await page.goto(to(path, locale))
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
          0,
        )
      }
      const href = (await models(page).first().getAttribute('href')) ?? ''
      for (const path of [href, `/datasheet/${/\d+/.exec(href)?.[0]}`]) {
        await page.goto(to(path, locale))
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
          0,
        )
      }
      expect(faults).toEqual([])
      await context.close()
    }
  })

  const encoded = encodeURIComponent
  it.each([
    ['10,000 characters', `/list/pn-${'轴承6205'.repeat(1700).slice(0, 1800)}`, 200],
    ['10,000 characters in a query', `/list?pn=${encoded('bearing ').repeat(1000).slice(0, 10_000)}`, 200],
    ['only spaces', `/list/pn-${encoded('   　 ')}`, 200],
    ['emoji', `/list/pn-${encoded('🔩🛠️👩‍🔧')}`, 200],
    ['control characters', `/list/pn-${encoded('\u0001\u0007\u001b[31m6205\u202e')}`, 200],
    ['SQL', `/list/pn-${encoded("'; drop table product; -- %_\\")}`, 200],
    ['HTML', `/list/pn-${encoded('<img src=x onerror=alert(1)>"\'')}`, 200],
    ['contradictory ranges', '/list/pn-6205?range=1_90~20&min=50&max=2', 200],
    ['unknown facets', '/list/pn-6205?attr=999999_1,2&brand=987654&range=888888_1~2', 200],
    ['invalid facets', '/list?attr=x_y^^^&brand=-1,abc&range=~&sort=up&view=3d&page=-1', 200],
    ['a page past the end', '/list/pn-6205?page=900', 200],
    ['an impossible page', '/list?page=99999999999', 200],
    ['an unknown category', '/list/cpid-999_st-0_p-1', 404],
    ['a category below the wrong parent', '/list/cpid-102_cid-10101_st-0_p-2', 404],
    ['an unknown product', '/detail/999999999999', 404],
    ['the datasheet of an unknown product', '/datasheet/999999999999', 404],
    ['a comparison of unknown products', '/compare?ids=abc,999999999,6,,7,8,9', 200],
  ])(
    'responds to %s clearly, in time and in the person’s language [R2.17] [R2.35] [R1.02]',
    async (what, path, status) => {
      const began = performance.now()
      const answer = await fetch(to(path, locale), { redirect: 'follow' })
      const html = await answer.text()
      expect(performance.now() - began, what).toBeLessThan(SLOW)
      expect(answer.status, what).toBe(status)
      expect(html).toContain(`<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}"`)
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
      expect(main).toMatch(/<h1/)
      // The page shows products, or explains the empty result and links to other pages.
      expect(main).toMatch(/href="\/(list|detail|")/)
      expect(html).not.toContain('<img src=x')
      expect(html.length).toBeLessThan(1_000_000)
    },
  )

  it('responds to a delisted category with 404, and finds none of its products [R2.17] [R2.35]', async () => {
    const api = inject('api')
    const tree = (await (await fetch(`${api}/category/categoryInfo`)).json()) as {
      data: { categoryId: string; categories: { categoryId: string; categories: { categoryId: string }[] }[] }[]
    }
    const [root, branch] = [tree.data.at(-1)!, tree.data.at(-1)!.categories.at(-1)!]
    const categoryId = branch.categories.at(-1)!.categoryId
    const path = to(`/list/cpid-${root.categoryId}_cid-${branch.categoryId}_thCid-${categoryId}_st-0_p-1`, locale)
    const status = async () => (await fetch(path)).status
    expect(await status()).toBe(200)
    try {
      await atConsole('category', { categoryId, status: '0' })
      const found = (await (await fetch(`${api}/search/prodPage?categoryId=${categoryId}`)).json()) as {
        data: { products: { total: number } }
      }
      expect(found.data.products.total).toBe(0)
      // The shop refreshes its categories every few seconds.
      await expect.poll(status, { timeout: 30_000, interval: 1_000 }).toBe(404)
      expect(await (await fetch(path)).text()).toContain(words(locale)('missing')('categoryUnknown'))
    } finally {
      await atConsole('category', { categoryId, status: '1' })
    }
    await expect.poll(status, { timeout: 30_000, interval: 1_000 }).toBe(200)
  })

  it('reports on the open page that a product is delisted, and shows alternatives [R2.31] [R8.06]', async () => {
    const { context, page } = await visit(browser)
    await newBuyer(context, locale)
    const { prodId } = await goods(locale)
    await page.goto(to(`/detail/${prodId}`, locale))
    try {
      await atConsole('shelf', { prodId, status: '0' })
      await page
        .locator('main')
        .getByRole('button', { name: text('addToCart') })
        .first()
        .click()
      await page
        .getByText(words(locale)('errors')('productGone'))
        .or(page.getByRole('heading', { name: words(locale)('detail')('offShelfTitle') }))
        .first()
        .waitFor()
      const again = await page.goto(to(`/detail/${prodId}`, locale))
      expect(again?.status()).toBe(404)
      await page.getByText(words(locale)('detail')('offShelfTitle')).first().waitFor()
      expect(await page.locator('main a[href^="/list"], main a[href^="/detail/"]').count()).toBeGreaterThan(0)
      await expectAccessible(page)
    } finally {
      await atConsole('shelf', { prodId, status: '1' })
    }
    await context.close()
  })
})
