import { isRecord } from '@millwright/domain/isRecord'

/** An unpublished page. `content` is its JSON text, `savedAt` the time in epoch milliseconds. */
export type Draft = { content: string; savedAt: number }

/** Where an editor keeps the draft of a page. `page` is the name that the host gave the page. */
export type DraftStore = {
  load: (page: string) => Draft | undefined | Promise<Draft | undefined>
  save: (page: string, draft: Draft) => void | Promise<void>
  remove: (page: string) => void | Promise<void>
  /**
   * Tells other editors of the same page that this one is open, and calls `onOther` if one is. Returns a function that
   * ends it. A store without it gives no warning.
   */
  join?: ((page: string, onOther: () => void) => () => void) | undefined
}

const PREFIX = 'millwright.draft.'

/**
 * Keeps drafts in the browser. They survive a closed tab, and two tabs with the same page warn each other. A browser
 * that refuses storage (private windows, a full disk) makes `save` throw, and the editor says so.
 */
export function localDrafts({ storage }: { storage?: Storage | undefined } = {}): DraftStore {
  const kept = () => storage ?? localStorage
  return {
    load(page) {
      const text = kept().getItem(PREFIX + page)
      return text === null ? undefined : readDraft(text)
    },
    save: (page, draft) => kept().setItem(PREFIX + page, JSON.stringify(draft)),
    remove: (page) => kept().removeItem(PREFIX + page),
    join: joinTabs,
  }
}

/** Reads a stored draft. Anything else under the key is no draft. */
function readDraft(text: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || typeof value.content !== 'string' || typeof value.savedAt !== 'number') return undefined
    return { content: value.content, savedAt: value.savedAt }
  } catch {
    return undefined
  }
}

/** Greets the other tabs with the page. A greeted tab answers, so that both know of each other. */
function joinTabs(page: string, onOther: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(PREFIX + page)
  channel.addEventListener('message', ({ data }) => {
    if (data === 'hello') channel.postMessage('here')
    if (data === 'hello' || data === 'here') onOther()
  })
  channel.postMessage('hello')
  return () => channel.close()
}
