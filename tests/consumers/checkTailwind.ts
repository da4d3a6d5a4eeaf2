import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { resolver } from '../../packages/ui/src/theme/resolve.ts'
import tokens from '../../packages/ui/src/theme/tokens.json' with { type: 'json' }

const { valueOf } = resolver(tokens)
const { light, dark } = tokens.color
const rgb = (token: object) =>
  `rgb(${(valueOf(token) as { components: number[] }).components.map((part) => Math.round(part * 255)).join(', ')})`

/** Checks that Tailwind utilities have the values of the kit's tokens in both themes. */
export async function checkTailwind(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ colorScheme: 'light' })
  await page.goto(url)
  const button = page.getByRole('button', { name: 'Inquire' })
  const look = () =>
    button.evaluate((element) => {
      const { backgroundColor, color, borderRadius, fontSize, fontWeight, paddingLeft, boxShadow } =
        getComputedStyle(element)
      return { backgroundColor, color, borderRadius, fontSize, fontWeight, paddingLeft, shadow: boxShadow !== 'none' }
    })
  const shape = { borderRadius: '4px', fontSize: '14px', fontWeight: '500', paddingLeft: '12px', shadow: true }
  assert.deepEqual(await look(), { backgroundColor: rgb(light.action), color: rgb(light.onAction), ...shape })
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.deepEqual(await look(), { backgroundColor: rgb(dark.action), color: rgb(dark.onAction), ...shape })
  assert.equal(
    await page.getByRole('main').evaluate((element) => getComputedStyle(element).paddingTop),
    '40px',
    'the breakpoints are the kit’s',
  )
  await page.close()
}
