import type { ComponentType } from 'react'
import type { Resources } from '@millwright/i18n/createTexts'
import type { ScreenFiles, ShownScreen } from './pageData.ts'

// The props of a view are the data of its loader. `defineScreen` checks that their types match.
// oxlint-disable-next-line typescript/no-explicit-any
export type View = ComponentType<any>

/** The view and the texts of a screen. */
export type ScreenModule = { view: View; texts: Resources }

const known = new Map<string, Promise<ScreenModule>>()
const sheets = new Map<string, Promise<void>>()

/** Returns whether a screen can be rendered without fetching more files. */
export function isLoaded(screen: ShownScreen): boolean {
  return known.has(screen)
}

/** Fetches the files of a screen in parallel, each once. Rejects if a file is missing. */
export function loadScreenModule(
  screen: ShownScreen,
  { view, texts, scripts = [], styles = [] }: Pick<ScreenFiles, 'view' | 'texts'> & Partial<ScreenFiles>,
): Promise<ScreenModule> {
  const found = known.get(screen)
  if (found) return found
  for (const href of scripts) fetchAhead(href)
  const loading = Promise.all([importOf(view), textsOf(texts), ...styles.map(addStyle)]).then(
    ([module, resources]): ScreenModule => ({ view: module[screen] as View, texts: resources }),
  )
  known.set(screen, loading)
  loading.catch(() => {
    known.delete(screen)
    // Vite's own imports also dispatch this event, and `reloadOnLostChunk` handles it.
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  })
  return loading
}

async function textsOf(texts: ScreenFiles['texts']): Promise<Resources> {
  return Object.fromEntries(
    await Promise.all(Object.entries(texts).map(async ([area, href]) => [area, (await importOf(href)).texts])),
  )
}

function importOf(href: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ href)
}

function fetchAhead(href: string) {
  if (!document.head.querySelector(`link[href="${href}"]`)) document.head.append(linkTo(href, 'modulepreload'))
}

/** Adds a stylesheet and resolves when it has loaded, since a screen must not show without styles. */
function addStyle(href: string): Promise<void> {
  const coming = sheets.get(href)
  if (coming) return coming
  // The page already contains this stylesheet.
  if (document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve()
  const loading = new Promise<void>((resolve, reject) => {
    const link = linkTo(href, 'stylesheet')
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      sheets.delete(href)
      reject(new Error(`${href} failed to load`))
    })
    document.head.append(link)
  })
  sheets.set(href, loading)
  return loading
}

function linkTo(href: string, rel: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href })
}
