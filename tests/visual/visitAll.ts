import type { Browser, Page } from 'playwright-core'
import type { AcceptedLooks, Finding } from './acceptedLooks.ts'
import { entranceOf, openPage } from './builtStorybook.ts'
import type { Story } from './builtStorybook.ts'
import { hasPicture, hasPrint } from './plan.ts'
import type { Round } from './plan.ts'
import { retakePicture, takePicture } from './takePicture.ts'
import { visitStory } from './visitStory.ts'

/** A page shows so many stories and is then closed, so that it stays small and a story's neighbours are always the same. */
const STORIES_A_PAGE = 100
/** The seconds after which a page is given up that does not answer any more. */
const GIVE_UP = 120
/** The milliseconds in which the pixels of a story that stands still do not change. */
const STILL = 400

type Given = {
  browser: Browser
  url: string
  /** All stories of Storybook. */
  known: readonly Story[]
  /** Without it, no picture is taken. */
  looks: AcceptedLooks | undefined
  /** How many pages work at once. */
  pages: number
}

/**
 * Visits all stories of all rounds. Visits a story with a problem once more, in a new page, because other work shares
 * the processor; returns the problems of the second visits, and names the stories that passed at the second visit.
 */
export async function visitAll(
  rounds: readonly Round[],
  given: Given,
): Promise<{ findings: Finding[]; again: string[] }> {
  const first = await visitOnce(rounds, given)
  // A look that is to be accepted needs no second visit.
  const accepted = first.filter(({ look }) => look && given.looks?.isAccepting)
  const failed = namesOf(first.filter((one) => !accepted.includes(one)))
  const left = rounds.flatMap((round) =>
    round.stories
      .filter(({ id }) => failed.has(`${id} in ${round.name}`))
      .map((story) => ({ ...round, stories: [story] })),
  )
  const second = await visitOnce(left, given)
  const failedAgain = namesOf(second)
  const again = [...failed].filter((name) => !failedAgain.has(name))
  const findings = [...accepted, ...second]
  return { findings, again }
}

function namesOf(findings: readonly Finding[]): Set<string> {
  return new Set(findings.map(({ id, mode }) => `${id} in ${mode}`))
}

async function visitOnce(rounds: readonly Round[], given: Given): Promise<Finding[]> {
  const jobs = rounds.flatMap((round) => slicesOf(round.stories).map((stories) => ({ ...round, stories })))
  const findings: Finding[] = []
  await Promise.all(
    Array.from({ length: given.pages }, async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) findings.push(...(await visitEach(job, given)))
    }),
  )
  return findings.sort((a, b) => `${a.id} ${a.mode}`.localeCompare(`${b.id} ${b.mode}`))
}

async function visitEach(round: Round, given: Given): Promise<Finding[]> {
  const findings: Finding[] = []
  const open = () => openPage(given.browser, given.url, round.look, entranceOf(given.known, round.stories[0]?.id))
  let page = await open()
  for (const story of round.stories) {
    try {
      findings.push(...(await inTime(visit(page, round, story, given.looks))))
    } catch (error) {
      // Such a page may still be busy with the story, or elsewhere.
      findings.push({ mode: round.name, id: story.id, problem: (error as Error).message })
      await page.context().close()
      page = await open()
    }
  }
  await page.context().close()
  return findings
}

async function visit(page: Page, round: Round, story: Story, looks: AcceptedLooks | undefined): Promise<Finding[]> {
  const problems = await visitStory(page, story, round.look)
  if (problems.length) return [{ mode: round.name, id: story.id, problem: problems.join('\n') }]
  if (!looks || !(hasPrint(round, story) || hasPicture(round, story))) return []
  const taken = await takePicture(page)
  return (await looks.accepts(round, story, taken)) ? [] : looks.compare(round, story, await standstill(page, taken))
}

/** Takes a picture that differs from the accepted one again until it stands still, at most five times. */
async function standstill(page: Page, taken: Buffer): Promise<Buffer> {
  for (let time = 0; time < 5; time++) {
    await page.waitForTimeout(STILL)
    const again = await retakePicture(page)
    if (again.equals(taken)) break
    taken = again
  }
  return taken
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`The page has not answered for ${GIVE_UP} seconds.`)),
      GIVE_UP * 1000,
    )
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

function slicesOf(stories: readonly Story[]): Story[][] {
  return Array.from({ length: Math.ceil(stories.length / STORIES_A_PAGE) }, (_, at) =>
    stories.slice(at * STORIES_A_PAGE, (at + 1) * STORIES_A_PAGE),
  )
}
