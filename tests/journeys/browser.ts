import { AxeBuilder } from '@axe-core/playwright'
import { createTexts, textOf } from '@millwright/i18n/createTexts'
import { everyNamespace, resourcesOf } from '@millwright/i18n/resources'
import type { Namespace } from '@millwright/i18n/namespaces'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { launchOptions } from '../chromium.ts'
import { waitUntilLive } from '../live.ts'

export type Locale = 'zh' | 'en'

/** Returns the texts that the shop displays, so that journeys do not depend on the wording. */
export function words(locale: Locale) {
  const texts = createTexts(locale, resourcesOf(locale, everyNamespace))
  return <A extends Namespace>(area: A) => textOf(texts, area)
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions())
}

export type Visit = { context: BrowserContext; page: Page; faults: string[] }

/** Opens an empty browser context. `faults` collects page errors and console errors. */
export async function visit(browser: Browser, { scripts = true, width = 1280, height = 900 } = {}): Promise<Visit> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    viewport: { width, height },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  })
  if (scripts) context.on('page', arriveLive)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    // The browser itself logs an error for a page with status 404 or 5xx.
    if (message.type() === 'error' && message.location().url !== page.url())
      faults.push(`${message.text()} ${message.location().url}`)
  })
  return { context, page, faults }
}

const beforeLive = ['commit', 'load']

/**
 * Makes `goto` and `reload` wait until the page reacts to events, because a journey is quicker than any person. With
 * `waitUntil: 'commit'` or `'load'` they wait for that alone.
 */
function arriveLive(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (!beforeLive.includes(options?.waitUntil ?? '')) await waitUntilLive(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!beforeLive.includes(options?.waitUntil ?? '')) await waitUntilLive(page)
    return answer
  }
}

/** Asserts that axe finds no violation in the current view. */
export async function expectAccessible(page: Page) {
  // Elements with `content-visibility: auto` have no size before they come into view, which axe would report as small
  // targets.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    page.url(),
  ).toEqual([])
}

/** The input device of a journey. */
export type Hand = {
  /** Hovers or focuses the target without pressing. */
  reach(target: Locator): Promise<void>
  press(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
}

export const mouse: Hand = {
  reach: (target) => target.hover(),
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
}

/** Uses the keyboard alone: Tab or Shift+Tab until the target has the focus, then Enter, Space or text. */
export function keyboard(page: Page): Hand {
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'attached' })
    for (let presses = 0; presses < 400; presses++) {
      // Evaluated on each press, because a newly loaded page may replace the element.
      const way = await target.evaluate((element) => {
        const { activeElement: at, body } = document
        if (at === element) return undefined
        return at && at !== body && element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING
          ? 'Shift+Tab'
          : 'Tab'
      })
      if (!way) return
      await page.keyboard.press(way)
    }
    throw new Error(`400 presses of Tab do not reach ${target}`)
  }
  return {
    reach,
    async press(target) {
      await reach(target)
      const toggles = await target.evaluate(
        (element) => element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type),
      )
      await page.keyboard.press(toggles ? 'Space' : 'Enter')
    },
    async type(target, text) {
      await reach(target)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
  }
}
