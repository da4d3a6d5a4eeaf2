import type { ShellProps } from '@millwright/pages/layout/Shell'

type Suggest = NonNullable<ShellProps['onSuggest']>
type Categories = NonNullable<ShellProps['onCategories']>

/** What fits the beginning of a keyword. */
export const suggest: Suggest = (keyword) => ask(`/_suggest?keyword=${encodeURIComponent(keyword)}`)

/** All levels of the categories. */
export const categories: Categories = () => ask('/_categories')

/** Small questions to the storefront's own server; the browser's store keeps their answers a while. */
async function ask<Found>(path: string): Promise<Found> {
  const response = await fetch(path, { headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Found
}
