import type { Namespace } from '@millwright/i18n/namespaces'
import type { RouteTable } from '../router/routeTable.ts'
import type { View } from '../router/screenModules.ts'

type Drawn = { view: () => Promise<View>; namespaces: readonly Namespace[] }

export type Views = {
  /** Returns the view of a screen on the server. In the browser it is the entry of the same name (`bundles.ts`). */
  viewOf: (screen: string) => Promise<View>
  /** The namespaces of texts that a screen needs beside the frame's. */
  namespacesOf: (screen: string) => readonly Namespace[]
  /**
   * Loads all views before the first request, so that no request waits for an import and a new build on disk does not
   * affect this process.
   */
  load: () => Promise<void>
}

/** The screens without an address, shown in place of others. */
const instead: Readonly<Record<string, Drawn>> = {
  ErrorScreen: {
    view: () => import('@millwright/pages/site/ErrorScreen').then(({ ErrorScreen }) => ErrorScreen),
    namespaces: [],
  },
  Missing: {
    view: () => import('@millwright/pages/site/Missing').then(({ Missing }) => Missing),
    namespaces: ['missing'],
  },
  Overload: {
    view: () => import('@millwright/pages/site/Overload').then(({ Overload }) => Overload),
    namespaces: ['edge'],
  },
}
/** The kit's chat, on the line that all tabs of a buyer share. */
const chat = () => import('../document/Chat.tsx').then(({ Chat }): View => Chat)

export function createViews({ screens }: RouteTable, ownChat: boolean): Views {
  const known: Record<string, Drawn> = { ...instead }
  for (const [name, { view, namespaces }] of Object.entries(screens)) known[name] = { view, namespaces }
  if (known.Chat && !ownChat) known.Chat = { ...known.Chat, view: chat }
  const drawn = (screen: string): Drawn => {
    const found = known[screen]
    if (!found) throw new Error(`The shop has no screen "${screen}".`)
    return found
  }
  return {
    viewOf: (screen) => drawn(screen).view(),
    namespacesOf: (screen) => drawn(screen).namespaces,
    load: async () => void (await Promise.all(Object.values(known).map(({ view }) => view()))),
  }
}
