/** The rules centre; with words that are searched, and a page of what was found. */
export function rulesHref({ words = '', page = 1 }: { words?: string; page?: number } = {}): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(page > 1 && { page: String(page) }) })
  return query.size ? `/regulation?${query}` : '/regulation'
}

/** The rules of one class. */
export function ruleClassHref(categoryId: string, page = 1): string {
  return `/regulationList?categoryId=${categoryId}${page > 1 ? `&page=${page}` : ''}`
}

/** One rule, as it stands or in a former version. */
export function ruleHref(id: string, version?: number): string {
  return `/regulation-details?id=${id}${version === undefined ? '' : `&version=${version}`}`
}
