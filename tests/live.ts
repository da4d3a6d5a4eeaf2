import type { Page } from 'playwright-core'

/** Waits until a page of the shop reacts to events. Any other page counts as live. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('[data-scripts]') || performance.getEntriesByName('millwright:live').length > 0,
  )
}
