import { hydrateRoot } from 'react-dom/client'
import { Pages } from './draw.tsx'
import type { Locale } from '@millwright/domain/locale'
import type { ReadPage } from './draw.tsx'

/** Hydrates the server's HTML. `data-hydrated` lists the recovered hydration errors. */
const { documents, locale } = JSON.parse(document.getElementById('documents')!.textContent) as {
  documents: ReadPage[]
  locale: Locale
}
const mended: string[] = []
hydrateRoot(document.getElementById('root')!, <Pages documents={documents} locale={locale} own />, {
  onRecoverableError: (error) => mended.push(String(error)),
  onUncaughtError: (error) => mended.push(String(error)),
})

/** Waits for React's keys on the last element, because hydration runs from the first to the last. */
function look(): void {
  const last = [...document.querySelectorAll('#root *')].at(-1)
  if (last && !Object.keys(last).some((key) => key.startsWith('__react'))) requestIdleCallback(look)
  else document.documentElement.dataset.hydrated = JSON.stringify(mended)
}
requestIdleCallback(look)
