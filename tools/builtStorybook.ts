import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { viewports } from '../.storybook/modes.ts'
import type { Mode } from '../.storybook/modes.ts'
import { root, run } from './children.ts'
import { serveFolder } from './serveFolder.ts'
import { sourcesOf } from './sources.ts'

export type Story = { id: string; title: string; name: string; tags: string[]; type: string }
/** The values of a story's `parameters.pseudo` (storybook-addon-pseudo-states). */
type Pseudo = { rootSelector?: string } & Record<string, boolean | string | readonly string[]>
type PreparedStory = { parameters: { pseudo?: Pseudo }; storyGlobals?: { viewport?: { value?: string } | string } }
declare global {
  /** Storybook's preview, in the page. */
  var __STORYBOOK_PREVIEW__:
    | {
        storyStoreValue?: { loadStory: (of: { storyId: string }) => Promise<PreparedStory> }
        channel: { emit: (event: string, ...detail: unknown[]) => void }
        currentRender?: { id: string; phase: string }
      }
    | undefined
}

/** Serves the built Storybook. Rebuilds it only if a source changed. */
export async function openStorybook(): Promise<{ url: string; stories: Story[]; close: () => void }> {
  const sources = [
    'packages/*/src/**',
    'packages/fixtures/pictures/**',
    '.storybook/**',
    'vite.config.ts',
    'package-lock.json',
    'docs/guides/**',
  ]
  const { count, state, markBuilt } = await sourcesOf(sources, 'storybook-static/.sources')
  if (state !== 'fresh') {
    console.log(`Building Storybook from ${count} sources ...`)
    const { ok, output } = await run([
      join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
      'build',
      '-o',
      'storybook-static',
      '--quiet',
      '--stats-json',
    ])
    if (!ok) throw new Error(`Storybook does not build:\n${output}`)
    markBuilt()
  }
  const server = await serveFolder(join(root, 'storybook-static'))
  const { entries } = (await (await fetch(`${server.url}/index.json`)).json()) as { entries: Record<string, Story> }
  return { ...server, stories: Object.values(entries).filter(({ type }) => type === 'story') }
}

/** Opens a page with the first story in a mode, as the story tests do. `showStory` shows the next ones. */
export async function openPage(
  browser: Browser,
  url: string,
  { locale, theme, viewport }: Mode,
  first: string,
): Promise<Page> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    viewport: sizeOf(viewport),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${url}/iframe.html?id=${first}&viewMode=story&globals=locale:${locale};theme:${theme}`)
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender)
  return page
}

/** Switches the story within the loaded page, which is five times faster than loading each. Returns the final phase. */
export async function showStory(page: Page, storyId: string, timeout = 20_000): Promise<string> {
  const pseudo = await page.evaluate(async (storyId) => {
    const preview = globalThis.__STORYBOOK_PREVIEW__
    // Without this, the previous story's pseudo-states stay, and the new ones apply only after rendering.
    const pseudo = (await preview?.storyStoreValue?.loadStory({ storyId }))?.parameters.pseudo
    preview?.channel.emit('updateGlobals', { globals: { pseudo: pseudo ?? false } })
    if (preview?.currentRender?.id !== storyId) preview?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    return pseudo
  }, storyId)
  const phase = await ended(page, storyId, timeout)
  if (pseudo) await page.waitForFunction(inState, pseudo, { timeout })
  return phase
}

/** Whether all elements have the pseudo-states that the story gives them. */
function inState({ rootSelector = '#storybook-root', ...states }: Pseudo): boolean {
  return Object.entries(states).every(([state, where]) => {
    const name = `pseudo-${state.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    if (typeof where === 'boolean') return !where || document.querySelector(`.${name}-all`) !== null
    return [where]
      .flat()
      .every((selector) =>
        [...document.querySelectorAll(`${rootSelector} ${selector}`)].every((element) =>
          element.classList.contains(name),
        ),
      )
  })
}

async function ended(page: Page, storyId: string, timeout: number): Promise<string> {
  return (
    await page.waitForFunction(
      (id) => {
        const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender
        return render?.id === id && ['finished', 'completed', 'errored', 'aborted'].includes(render.phase)
          ? render.phase
          : undefined
      },
      storyId,
      { timeout },
    )
  ).jsonValue() as Promise<string>
}

/** Returns the viewport that a story requires, if it has one. */
export async function ownViewport(page: Page, storyId: string): Promise<Mode['viewport'] | undefined> {
  const name = await page.evaluate(async (storyId) => {
    const story = await globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({
      storyId,
    })
    const viewport = story?.storyGlobals?.viewport
    return typeof viewport === 'string' ? viewport : viewport?.value
  }, storyId)
  return name && isViewport(name) ? name : undefined
}

function isViewport(name: string): name is Mode['viewport'] {
  return name in viewports
}

export function sizeOf(viewport: Mode['viewport']): { width: number; height: number } {
  const { width, height } = viewports[viewport].styles
  return { width: parseInt(width), height: parseInt(height) }
}
