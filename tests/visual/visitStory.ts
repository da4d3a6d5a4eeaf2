import type { Page } from 'playwright-core'
import { viewports } from '../../.storybook/modes.ts'
import type { Mode } from '../../.storybook/modes.ts'
import { sizeOf } from './builtStorybook.ts'
import type { Story } from './builtStorybook.ts'

/** The height of the window of a component. A screen has its mode's. */
const COMPONENT_HEIGHT = 600

/** A visit's limit in seconds. Nothing here measures speed: other work runs beside it. */
const SECONDS = 60
/** The characters of a problem that are printed. */
const LONGEST = 3000

/** An error as Storybook's channel sends it. */
type Told = { message?: string; description?: string; stack?: string } | string
type Violation = { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }
type Report = { type: string; status: string; result: { violations?: Violation[]; error?: Told } }
type Finished = { storyId: string; status: string; reporters: Report[] }
/** The values of a story's `parameters.pseudo` (storybook-addon-pseudo-states). */
type Pseudo = { rootSelector?: string } & Record<string, boolean | string | readonly string[]>
type PreparedStory = { parameters: { pseudo?: Pseudo }; storyGlobals?: { viewport?: { value?: string } | string } }
type Listener = (detail: never) => void
declare global {
  /** Set by `rememberStart`: takes away what a story leaves behind. */
  var __forgetStory: (() => void) | undefined
  /** Set by `rememberStart`: the errors that nobody caught. */
  var __thrown: string[] | undefined
  /** The problems of the story before. */
  var __told: string[] | undefined
  /** Storybook's preview, in the page. */
  var __STORYBOOK_PREVIEW__:
    | {
        storyStoreValue?: {
          loadStory: (of: { storyId: string }) => Promise<PreparedStory>
          userGlobals: { globals: { pseudo?: Pseudo | false } }
        }
        channel: {
          emit: (event: string, ...detail: unknown[]) => void
          on: (event: string, listener: Listener) => void
          off: (event: string, listener: Listener) => void
        }
        currentRender?: { id: string; phase: string }
      }
    | undefined
}

/**
 * Shows a story in the loaded page, plays it, and returns what is wrong with it: what it threw, what our own checks
 * threw (`afterEach` of the preview), and the violations that axe found. A page that is loaded once shows a story five
 * times faster than a page loaded for each.
 */
export async function visitStory(page: Page, story: Story, mode: Mode): Promise<string[]> {
  await resize(page, story, (await ownViewport(page, story.id)) ?? mode.viewport)
  const { problems, pseudo } = await page.evaluate(playInPage, { storyId: story.id, seconds: SECONDS })
  if (pseudo && !problems.length) await page.waitForFunction(inState, pseudo, { timeout: SECONDS * 1000 })
  return [...new Set(problems)].map(shortened)
}

/** Leaves out the document that Testing Library prints with what it did not find. */
function shortened(problem: string): string {
  return problem.split('\n\nIgnored nodes:')[0]!.slice(0, LONGEST)
}

async function resize(page: Page, { title }: Story, viewport: Mode['viewport']): Promise<void> {
  const { width, height: whole } = sizeOf(viewport)
  const height = title.startsWith('pages/') ? whole : COMPONENT_HEIGHT
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
}

/** Returns the viewport that a story requires, if it has one. */
async function ownViewport(page: Page, storyId: string): Promise<Mode['viewport'] | undefined> {
  const name = await page.evaluate(async (storyId) => {
    const story = await globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId })
    const viewport = story?.storyGlobals?.viewport
    return typeof viewport === 'string' ? viewport : viewport?.value
  }, storyId)
  return name && isViewport(name) ? name : undefined
}

function isViewport(name: string): name is Mode['viewport'] {
  return name in viewports
}

/** Runs in the page. */
async function playInPage({ storyId, seconds }: { storyId: string; seconds: number }) {
  const preview = globalThis.__STORYBOOK_PREVIEW__!
  const { channel } = preview
  const problems: string[] = []
  const inWords = (error: Told) =>
    typeof error === 'string' ? error : error.message || error.description || error.stack || 'It threw nothing sayable.'
  const tell = (error: Told) => void problems.push(inWords(error))
  // Storybook throws the error of a failed story once more, after the visit.
  const late = globalThis.__thrown?.splice(0).filter((one) => !globalThis.__told?.some((told) => one.includes(told)))
  problems.push(...(late ?? []).map((one) => `The story before threw, after its visit: ${one}`))
  let end: (finished: Finished) => void = () => undefined
  const finished = new Promise<Finished>((resolve) => (end = resolve))
  const lost = (problem: string) => {
    problems.push(problem)
    end({ storyId, status: 'error', reporters: [] })
  }
  const listeners: Record<string, Listener> = {
    storyThrewException: tell,
    storyErrored: tell,
    playFunctionThrewException: tell,
    unhandledErrorsWhilePlaying: (errors: Told[]) => errors.forEach(tell),
    // Here the previous story is gone, and the new one is not there yet.
    storyPrepared: () => {
      globalThis.__forgetStory?.()
      // Without this, the previous story's pseudo-states stay, and the new ones apply only after rendering.
      const { rootSelector: _, ...states } = pseudo ?? {}
      if (pseudo || preview.storyStoreValue?.userGlobals.globals.pseudo)
        channel.emit('updateGlobals', { globals: { pseudo: pseudo ? states : false } })
    },
    storyMissing: () => lost('Storybook does not find the story.'),
    storyFinished: (detail: Finished) => detail.storyId === storyId && end(detail),
  }
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
  const pseudo = (await preview.storyStoreValue?.loadStory({ storyId }))?.parameters.pseudo
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  const tooLate = setTimeout(() => lost(`The story has not ended after ${seconds} seconds.`), seconds * 1000)
  const { status, reporters } = await finished
  clearTimeout(tooLate)
  for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
  for (const { type, status: verdict, result } of reporters) {
    if (verdict !== 'failed') continue
    if (result.error) problems.push(`${type}: ${inWords(result.error)}`)
    for (const { id, help, nodes } of result.violations ?? [])
      problems.push(
        `axe: ${help} (${id})\n${nodes.map(({ target, failureSummary }) => `${target.join(' ')}\n${failureSummary ?? ''}`).join('\n')}`,
      )
  }
  const thrown = globalThis.__thrown?.splice(0) ?? []
  problems.push(...thrown.filter((one) => !problems.some((other) => one.includes(other) || other.includes(one))))
  if (status !== 'success' && !problems.length) problems.push('Storybook reports that the story failed.')
  globalThis.__told = problems
  return { problems, pseudo }
}

/** Whether all elements have the pseudo-states that the story gives them. Runs in the page. */
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
