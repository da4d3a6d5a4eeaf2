import type { Namespace } from '@millwright/i18n/namespaces'
import { screens } from '@millwright/pages/screens'
import type { View } from './screenModules.ts'
import type { Page, ShownScreen } from './pageData.ts'

/** What draws each screen on the server; in the browser it is the entry of the same name (`bundles.ts`). */
const views: Record<ShownScreen, () => Promise<View>> = {
  ...(Object.fromEntries(Object.entries(screens).map(([name, { view }]) => [name, view])) as Record<
    keyof typeof screens,
    () => Promise<View>
  >),
  Chat: () => import('./Chat.tsx').then(({ Chat }) => Chat),
  ErrorScreen: () => import('@millwright/pages/site/ErrorScreen').then(({ ErrorScreen }) => ErrorScreen),
  Missing: () => import('@millwright/pages/site/Missing').then(({ Missing }) => Missing),
  Overload: () => import('@millwright/pages/site/Overload').then(({ Overload }) => Overload),
}

/** The sentences that a page needs beside the frame's. */
export function namespacesOf({ screen }: Pick<Page, 'screen'>): readonly Namespace[] {
  if (screen === 'Overload') return ['edge']
  if (screen === 'Missing') return ['missing']
  return screen === 'ErrorScreen' ? [] : screens[screen].namespaces
}

/**
 * All of them, before the first request: none waits for its part, and a new build beside the running server takes
 * nothing away.
 */
export async function loadViews(): Promise<void> {
  await Promise.all(Object.values(views).map((load) => load()))
}

export function viewOf(name: ShownScreen): Promise<View> {
  return views[name]()
}
