import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'

type Look = { background: string; wanted: string; canvas: string; radius: string; display: string }

/** Opens a host in light and dark mode, uses the drawer and the dialog, and fails on any browser error or warning. */
export async function look(browser: Browser, url: string, { drawn }: { drawn: boolean }): Promise<Page> {
  if (drawn) {
    const answer = await (await fetch(url)).text()
    assert.match(answer, /6205-2RS/, 'the server sends the products, before any script')
  }
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-GB' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page
    .getByRole('heading', { name: /6205-2RS/ })
    .first()
    .waitFor()

  const light = await lookOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction((before) => getComputedStyle(document.body).backgroundColor !== before, light.canvas)
  const dark = await lookOf(page)
  for (const { background, wanted, radius, display } of [light, dark]) {
    assert.equal(background, wanted, 'the action has the colour of its token')
    assert.equal(radius, '4px', 'a button has its corners')
    assert.equal(display, 'grid', 'cards stand side by side')
  }
  assert.notEqual(light.background, dark.background, 'dark differs from light')

  await page.getByRole('button', { name: 'Filter' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByRole('link', { name: /Hengfeng/ }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByRole('textbox').first().fill('bu')
  await dialog.locator('button[type=submit]').last().click()
  await dialog.locator('[aria-invalid=true]').first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('article').filter({ hasText: '6205-2RS' }).first().hover() // shows the button
  await page.getByRole('button', { name: 'Add to cart: 6205-2RS' }).first().click()
  await page.getByText('Sent to /cart (add)').waitFor()
  assert.deepEqual(complaints, [], 'the browser has nothing to complain about, hydration included')
  return page
}

function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const button = getComputedStyle(
      [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Sign in'))!,
    )
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--mw-color-action)'
    const wanted = getComputedStyle(probe).color
    probe.remove()
    return {
      background: button.backgroundColor,
      wanted,
      canvas: getComputedStyle(document.body).backgroundColor,
      radius: button.borderRadius,
      display: getComputedStyle(document.querySelector('ul[aria-label=Bearings]')!).display,
    }
  })
}
