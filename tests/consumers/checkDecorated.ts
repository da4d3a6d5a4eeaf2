import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'

async function open(browser: Browser, url: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })).newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.getByText('6205-2RS').first().waitFor()
  return { page, complaints }
}

const rowsOf = (page: Page, cards: string) =>
  page.locator(cards).evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)

/** Checks a page as the README renders it: a heading, cards side by side, and a note on the unknown block. */
export async function checkDecorated(browser: Browser, url: string): Promise<void> {
  const { page, complaints } = await open(browser, url)
  await page.getByRole('heading', { name: 'Kept in stock' }).waitFor()
  await page.getByText('The block type “hologram” is not known').waitFor()
  assert.equal(await rowsOf(page, 'article'), 1, 'cards stand side by side')
  assert.deepEqual(complaints, [], 'the browser has nothing to complain about')
}

/**
 * Uses the editor in Vue: selects a block, changes the page and publishes it. Fails on any browser error or warning.
 */
export async function checkVue(browser: Browser, url: string): Promise<void> {
  const { page, complaints } = await open(browser, url)
  assert.deepEqual(
    await page
      .locator('[data-block-id]')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-block-id')} ${one.getAttribute('data-state')}`)),
    ['head drawn', 'goods drawn', '2 unknownType'],
  )

  await page.getByRole('button', { name: 'Select block 2: Product list' }).click()
  await page.getByText('Chosen: goods').waitFor()
  await page.getByRole('button', { name: 'Select block 2: Product list', pressed: true }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/', 'nothing in a preview leads away')
  await page.getByRole('button', { name: 'Another title' }).click()
  await page.getByText('Bearings in stock').waitFor()

  await page.getByRole('button', { name: 'Publish' }).click()
  await page
    .locator('.shop')
    .getByRole('heading', { name: /6205-2RS/ })
    .waitFor()
  assert.equal(await page.locator('[data-block-id]').count(), 0, 'the preview gave its element back')
  assert.equal(await rowsOf(page, '.shop article'), 1, 'cards stand side by side')
  assert.deepEqual(complaints, [], 'the browser has nothing to complain about')
}
