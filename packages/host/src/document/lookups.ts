import type { ShellProps } from '@millwright/pages/layout/Shell'

type Suggest = NonNullable<ShellProps['onSuggest']>
type Categories = NonNullable<ShellProps['onCategories']>

/** Returns search suggestions for the beginning of a keyword. */
export const suggest: Suggest = (keyword) => ask(`/_suggest?keyword=${encodeURIComponent(keyword)}`)

/** Returns the categories of all levels. */
export const categories: Categories = () => ask('/_categories')

/** Requests JSON from the storefront's own server. The browser caches the responses for a while. */
async function ask<Found>(path: string): Promise<Found> {
  const response = await fetch(path, { headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
