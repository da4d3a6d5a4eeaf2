import { path } from '@millwright/domain/paths/path'

export const mallKinds = ['afford', 'points', 'money'] as const
export type MallKind = (typeof mallKinds)[number]

/** Returns the address of the points mall, with a filter and a page. */
export function pointsMallHref({ kind, page = 1 }: { kind?: MallKind | undefined; page?: number } = {}): string {
  const query = new URLSearchParams()
  if (kind) query.set('kind', kind)
  if (page > 1) query.set('page', String(page))
  return path('integral-mall', query)
}
