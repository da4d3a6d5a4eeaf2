import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { viewports } from '../../.storybook/modes.ts'
import type { Mode } from '../../.storybook/modes.ts'
import { buildOnce } from '../../tools/buildOnce.ts'
import { root } from '../../tools/children.ts'
import { serveFolder } from '../serveFolder.ts'
import { rememberStart } from './rememberStart.ts'

export type Story = { id: string; title: string; name: string; tags: string[]; type: string }
/** Serves the built Storybook. Rebuilds it only if a source changed. */
export async function openStorybook(): Promise<{ url: string; stories: Story[]; close: () => void }> {
  await buildOnce({
    name: 'Storybook',
    sources: [
      'packages/*/src/**',
      'packages/fixtures/pictures/**',
      '.storybook/**',
      'vite.config.ts',
      'package-lock.json',
      'docs/guides/**',
    ],
    mark: 'storybook-static/.sources',
    args: [
      join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
      ...'build -o storybook-static --quiet --stats-json'.split(' '),
    ],
  })
  const server = await serveFolder(join(root, 'storybook-static'))
  const { entries } = (await (await fetch(`${server.url}/index.json`)).json()) as { entries: Record<string, Story> }
  return { ...server, stories: Object.values(entries).filter(({ type }) => type === 'story') }
}

/** How stories are shown: a mode, in forced colours if it says so. */
export type Look = Mode & { forcedColors?: boolean }

/** Opens a page in a mode with any story, as a place to come from: `visitStory` shows the stories themselves. */
export async function openPage(
  browser: Browser,
  url: string,
  { locale, theme, viewport, brand = '', forcedColors }: Look,
  entrance: string,
): Promise<Page> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    viewport: sizeOf(viewport),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    forcedColors: forcedColors ? 'active' : 'none',
    userAgent: await testingAgent(browser),
  })
  const page = await context.newPage()
  await page.goto(
    `${url}/iframe.html?id=${entrance}&viewMode=story&globals=locale:${locale};theme:${theme};brand:${brand}`,
  )
  await page.waitForFunction(() =>
    ['finished', 'errored', 'aborted'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  )
  await page.mouse.move(0, 0)
  await rememberStart(page)
  return page
}

/** Returns the id of a story to come from, which is not the first to visit: Storybook does not show a story twice. */
export function entranceOf(stories: readonly Story[], first: string | undefined): string {
  return stories.find(({ id }) => id !== first)?.id ?? ''
}

let agent: Promise<string> | undefined
/** The browser's name for itself, with the word by which Storybook pauses animations instead of waiting for them. */
function testingAgent(browser: Browser): Promise<string> {
  return (agent ??= (async () => {
    const page = await browser.newPage()
    const own = await page.evaluate(() => navigator.userAgent)
    await page.close()
    return `${own} StorybookTestRunner`
  })())
}

/** Returns a window's size in pixels. */
export function sizeOf(viewport: Mode['viewport']): { width: number; height: number } {
  const { width, height } = viewports[viewport].styles
  return { width: parseInt(width), height: parseInt(height) }
}
