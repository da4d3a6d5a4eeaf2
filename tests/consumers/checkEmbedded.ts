import assert from 'node:assert/strict'
import type { Browser, Locator } from 'playwright-core'

const groundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor)

/**
 * Checks components embedded in a foreign page: no host element may change, in light and dark, with either stylesheet.
 * The provider's settings also apply to floating layers.
 */
export async function checkEmbedded(browser: Browser, url: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const sheet of ['?plain', '?layered']) {
      const page = await (await browser.newContext({ colorScheme, reducedMotion: 'reduce' })).newPage()
      await page.goto(url + sheet)
      await page.waitForFunction(() => window.changes)
      const changes = await page.evaluate(() => window.changes ?? [])
      assert.deepEqual(changes, [], `in ${colorScheme}, ${sheet}: elements of the host are unchanged`)

      // With layers the host's button rules win, as intended. Without layers the component keeps its look.
      if (sheet === '?layered') {
        await page.context().close()
        continue
      }
      const inquire = page.getByRole('button', { name: 'Inquire' })
      assert.equal(
        await inquire.evaluate((one) => one.getBoundingClientRect().height),
        32,
        'compact as the provider says',
      )
      const [accent, shadow] = [await groundOf(inquire), 'rgb(255, 255, 255)']
      await inquire.click()
      const dialog = page.getByRole('dialog')
      assert.equal(await groundOf(dialog.getByRole('button', { name: 'Send' })), accent, 'the accent is the same')
      assert.notEqual(await groundOf(dialog), shadow, 'the dialog is dark in a light page')
      assert.match(await dialog.evaluate((one) => getComputedStyle(one).fontFamily), /Segoe UI/)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'More' }).click()
      assert.notEqual(await groundOf(page.getByRole('menu')), shadow, 'the menu is dark, too')
      await page.context().close()
    }
}
