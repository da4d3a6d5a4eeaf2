import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'

/** Works the editor in Vue: choose a block, change the page, publish it; and hears every complaint of the browser. */
export async function lookAtVue(browser: Browser, url: string): Promise<void> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })).newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) complaints.push(message.text()) })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.getByText('6205-2RS').first().waitFor()
  assert.deepEqual(await page.locator('[data-block-id]').evaluateAll((all) => all.map((one) => `${one.getAttribute('data-block-id')} ${one.getAttribute('data-state')}`)), ['head drawn', 'goods drawn', 'later unknownType'])

  await page.getByRole('button', { name: 'Select block 2: Product list' }).click()
  await page.getByText('Chosen: goods').waitFor()
  await page.getByRole('button', { name: 'Select block 2: Product list', pressed: true }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/', 'nothing in a preview leads away')
  await page.getByRole('button', { name: 'Another title' }).click()
  await page.getByText('Bearings in stock').waitFor()

  await page.getByRole('button', { name: 'Publish' }).click()
  await page.locator('.shop').getByRole('heading', { name: /6205-2RS/ }).waitFor()
  assert.equal(await page.locator('[data-block-id]').count(), 0, 'the preview gave its element back')
  assert.equal(await page.locator('.shop article').evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size), 1, 'cards stand side by side')
  assert.deepEqual(complaints, [], 'the browser has nothing to complain about')
}
