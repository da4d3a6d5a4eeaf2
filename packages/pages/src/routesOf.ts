import { specificationAddresses } from '@millwright/domain/paths/addresses'
import type { Layout, ScreenDefinition } from './defineScreen.ts'
import type { SearchParams } from './searchParams.ts'

/** Returns the addresses of a screen, each with its id, its pattern and its layout. */
export function routesOf<Data extends object, Params extends SearchParams>({
  paths,
  layout,
  layouts = {},
}: Pick<ScreenDefinition<Data, Params>, 'paths' | 'layout' | 'layouts'>): {
  id: string
  pattern: string
  layout: Layout
}[] {
  const patterns: Readonly<Record<string, string>> = isIds(paths)
    ? Object.fromEntries(paths.map((id) => [id, specificationAddresses[id]]))
    : paths
  return Object.entries(patterns).map(([id, pattern]) => ({ id, pattern, layout: layouts[id] ?? layout }))
}

function isIds<Ids extends readonly string[]>(paths: Ids | Readonly<Record<string, string>>): paths is Ids {
  return Array.isArray(paths)
}
