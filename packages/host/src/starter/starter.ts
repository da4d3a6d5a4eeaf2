import { recordPageView } from '../analytics/recordPageView.ts'
import { PAGE_DATA } from '../router/pageData.ts'
import { rememberEarlyInput } from './earlyInput.ts'
import { sentPage } from './sentPage.ts'
import { atRest, idle, onFirstReach } from './whenToStart.ts'

/** The name of the performance mark of the moment from which the page reacts to events. */
const LIVE = 'millwright:live'

/** The entry's exports that the starter uses. `start` resolves when the page reacts to events. */
type Entry = { start: () => Promise<void> }

/**
 * Starts the page's scripts when they are needed: at the visitor's first touch, key, hover or scroll, otherwise when
 * the page has come to rest. Until then pages work as they do without scripts, so pictures and text need not share the
 * line with scripts.
 */
async function start(): Promise<void> {
  // React writes this script's element into the head, so it may run before the page is complete.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  recordPageView(sentPage().page)
  const [entry = '', ...others] = document.getElementById(PAGE_DATA)!.dataset.scripts!.split(' ')
  let started: Promise<unknown> | undefined
  const run = () => (started ??= runEntry(entry))
  onFirstReach(window, () => {
    fetchAll([entry, ...others])
    void run()
  })
  await atRest(window)
  if (started) return
  await fetchAll([entry, ...others], 'low')
  // Each file runs in a task of its own, so that a touch never waits for all of them.
  for (const href of others) {
    await idle(window)
    if (started) return
    await importOf(href)
  }
  await idle(window)
  await run()
}

/** Runs the entry, and repeats the visitor's early input once the page reacts to events. */
async function runEntry(href: string): Promise<void> {
  const entry = await importOf<Entry>(href)
  await entry.start()
  repeat()
  performance.mark(LIVE)
}

const repeat = rememberEarlyInput(document)
void start().catch(() => undefined)

function importOf<Module>(href: string): Promise<Module> {
  return import(/* @vite-ignore */ href) as Promise<Module>
}

/** Fetches scripts in parallel without running them, and waits for all of them. */
function fetchAll(scripts: readonly string[], priority: 'low' | 'auto' = 'auto'): Promise<unknown> {
  return Promise.all(
    scripts.map((href) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        fetchPriority: priority,
      })
      document.head.append(link)
      return new Promise((resolve) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', resolve)
      })
    }),
  )
}
