import type { Page } from 'playwright-core'

const TALLEST = 3000

/** Takes the picture of the story on the page once everything has loaded. */
export async function takePicture(page: Page): Promise<Buffer> {
  // React delays lazy components for a moment. `data-pending` marks their placeholders.
  await page.waitForFunction(() => !document.querySelector('[data-pending]'), undefined, { timeout: 20_000 })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  return retakePicture(page)
}

export async function retakePicture(page: Page): Promise<Buffer> {
  const height = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return document.documentElement.scrollHeight
  })
  const { width } = page.viewportSize() ?? { width: 0 }
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
  })
}
