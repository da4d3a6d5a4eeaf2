export function groupBuyHref(page = 1): string {
  return page > 1 ? `/group-buy?page=${page}` : '/group-buy'
}
