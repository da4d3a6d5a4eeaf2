import type { Page } from 'playwright-core'
import type { Mode } from '../.storybook/modes.ts'
import { ownViewport, showStory, sizeOf } from './builtStorybook.ts'
import type { Story } from './builtStorybook.ts'

const COMPONENT_HEIGHT = 600
const TALLEST = 3000

/** Shows a story and takes its picture once everything has loaded. */
export async function takePicture(page: Page, story: Story, mode: Mode): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await page.setViewportSize(size((await ownViewport(page, story.id)) ?? mode.viewport, story))
  const phase = await showStory(page, story.id)
  if (phase !== 'finished' && phase !== 'completed')
    throw new Error(`the story ended ${phase}; open it with npm run storybook`)
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

function size(viewport: Mode['viewport'], { title }: Story): { width: number; height: number } {
  const { width, height } = sizeOf(viewport)
  return { width, height: title.startsWith('pages/') ? height : COMPONENT_HEIGHT }
}
