import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'

/**
 * Checks an editor and its preview in two windows of different origins. Both work together if each expects the origin
 * of the other, and ignore messages from and to other origins.
 */
export async function checkFramed(browser: Browser, editor: string, shop: string): Promise<void> {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  const other = 'https://other.example'
  const frameOf = (more: Record<string, string>) => `${shop}/?${new URLSearchParams(more).toString()}`
  const says = (message: object) => frameOf({ editor, says: JSON.stringify(message) })
  const open = (expected: string, ...frames: string[]) =>
    page.goto(`${editor}/?${new URLSearchParams({ shop: expected, frame: frames.join(' ') }).toString()}`, {
      waitUntil: 'networkidle',
    })
  const frame = page.frameLocator('iframe').first()
  const heard = () => page.locator('html').getAttribute('data-heard')
  const heardWithin = () => frame.locator('html').getAttribute('data-heard')
  const drawn = () => frame.locator('[data-block-id]').count()

  await open(
    shop,
    frameOf({ editor }),
    says({ kind: 'select', block: { blockId: 'stranger', index: 0, type: 'floor_title' } }),
  )
  await frame.getByRole('heading', { name: 'Kept in stock' }).waitFor()
  await frame.getByRole('button').first().click()
  await page.locator('html[data-heard*=select]').waitFor()
  assert.equal(
    await heard(),
    'ready | select head',
    'the editor accepts messages only from its own frame, not from another window of the same origin',
  )

  await open(shop, frameOf({ editor: other }))
  assert.deepEqual([await heard(), await drawn()], [null, 0], 'a preview that expects another editor draws nothing')
  await open(other, frameOf({ editor }))
  assert.deepEqual([await heard(), await drawn()], [null, 0], 'an editor that expects another shop sends nothing')

  await open(shop, says({ kind: 'hello', version: 99 }))
  await page.locator('html[data-heard*=mismatch]').waitFor()
  assert.deepEqual(
    [await heard(), await heardWithin()],
    ['mismatch 1 99', 'welcome'],
    'if the versions differ, both sides report it and the page is not sent',
  )
  assert.deepEqual(complaints, [])
  await page.close()
}
