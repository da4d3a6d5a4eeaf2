import { path } from '@millwright/domain/paths/path'

export function groupBuyHref(page = 1): string {
  return path('group-buy', { page: page > 1 ? page : undefined })
}
