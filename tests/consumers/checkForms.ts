import assert from 'node:assert/strict'
import type { Browser, Locator, Page } from 'playwright-core'

type Step = {
  /** The element that gets the focus if this field is the first with an error. */
  control: (page: Page) => Locator
  fill?: (page: Page, control: Locator) => Promise<unknown>
  wrong?: string
}

const empty = 'Please fill this in'
const steps: Record<string, Step> = {
  company: {
    control: (page) => page.getByRole('textbox', { name: 'Company' }),
    fill: (_, control) => control.fill('Huadong Machine'),
    wrong: empty,
  },
  material: {
    control: (page) => page.getByRole('combobox', { name: 'Material' }),
    fill: (_, control) => control.selectOption('steel'),
    wrong: empty,
  },
  quantity: {
    control: (page) => page.getByRole('textbox', { name: 'Quantity' }),
    fill: (_, control) => control.fill('25'),
    wrong: 'Ten at least',
  },
  brand: {
    control: (page) => page.getByRole('combobox', { name: 'Brand' }),
    fill: async (page, control) => {
      await control.pressSequentially('ns')
      await page.getByRole('option', { name: 'NSK' }).click()
    },
    wrong: empty,
  },
  day: {
    control: (page) => page.getByRole('spinbutton').first(),
    fill: (page) => page.keyboard.type('12242026'),
    wrong: empty,
  },
  packing: {
    control: (page) => page.getByRole('radio', { name: 'One by one' }),
    fill: (page) => page.getByRole('radio', { name: 'In bulk' }).check(),
    wrong: empty,
  },
  remark: {
    control: (page) => page.getByRole('textbox', { name: 'Remark' }),
    fill: (_, control) => control.fill('Before noon'),
  },
  news: { control: (page) => page.getByRole('switch'), fill: (_, control) => control.check() },
  terms: { control: (page) => page.getByRole('checkbox'), fill: (_, control) => control.check(), wrong: empty },
}
const wanted = {
  company: 'Huadong Machine',
  material: 'steel',
  quantity: 25,
  brand: 'nsk',
  day: '2026-12-24',
  packing: 'bulk',
  remark: 'Before noon',
  news: true,
  terms: true,
}

/**
 * Checks a form built with two form libraries. A required field that is left empty shows its error, and a submit with
 * errors sends nothing and moves the focus to the first wrong field.
 */
export async function checkForms(browser: Browser, url: string): Promise<void> {
  for (const library of ['?hook', '?tanstack']) {
    const page = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' })).newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    const open = async () => {
      await page.goto(url + library, { waitUntil: 'networkidle' })
      // Waits for the lazily loaded controls.
      await page.getByRole('spinbutton').first().waitFor()
      await page.getByRole('combobox', { name: 'Brand' }).and(page.locator('input')).waitFor()
    }
    const errors = () => page.locator('p').filter({ hasText: new RegExp(`${empty}|Ten at least`) })

    await open()
    for (const [name, { control, wrong }] of Object.entries(steps)) {
      const before = await errors().count()
      await control(page).focus()
      // A date field has several parts. Tab leaves the field from the last part.
      if (name === 'day') for (let part = 0; part < 3; part++) await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      if (wrong) await page.waitForFunction(([count]) => document.querySelectorAll('p').length > count!, [before])
      assert.equal(await errors().count(), before + (wrong ? 1 : 0), `${library}: ${name} is touched when it is left`)
    }

    await open()
    for (const [name, { control, fill, wrong }] of Object.entries(steps)) {
      if (wrong) {
        await page.getByRole('button', { name: 'Send' }).click()
        await page
          .waitForFunction((element) => element === document.activeElement, await control(page).elementHandle())
          .catch(async () => {
            const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
            assert.fail(`${library}: the focus is not at ${name}, but at ${focused}`)
          })
        assert.equal(await page.locator('output').textContent(), '', 'nothing was sent')
      }
      await fill?.(page, control(page))
    }
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('output', { hasText: '{' }).waitFor()
    assert.deepEqual(JSON.parse((await page.locator('output').textContent()) ?? ''), wanted, `${library} sends it all`)
    assert.deepEqual(complaints, [], 'the browser has nothing to complain about')
    await page.close()
  }
}
