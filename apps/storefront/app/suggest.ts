import type { ShellProps } from '@millwright/pages/Shell'

/** What fits the beginning of a keyword, asked of the storefront's own server. */
export const suggest: NonNullable<ShellProps['onSuggest']> = async (keyword) => {
  const response = await fetch(`/_suggest?keyword=${encodeURIComponent(keyword)}`, { headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`suggest answered ${response.status}`)
  return await response.json() as Awaited<ReturnType<NonNullable<ShellProps['onSuggest']>>>
}
