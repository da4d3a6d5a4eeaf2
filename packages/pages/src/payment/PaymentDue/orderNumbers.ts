import { notFound } from '../../loader.ts'
import type { LoaderContext } from '../../loader.ts'

/** The order numbers of `?orderNumbers=a,b`; not found where there are none. */
export function readOrderNumbers({ url }: Pick<LoaderContext, 'url'>): string[] {
  const numbers = [...new Set((url.searchParams.get('orderNumbers') ?? '').split(','))]
    .filter((number) => /^[\w-]{1,64}$/.test(number))
    .slice(0, 50)
  return numbers.length ? numbers : notFound()
}

export function withOrders(
  path: string,
  orderNumbers: readonly string[],
  more: Readonly<Record<string, string>> = {},
): string {
  return `${path}?${new URLSearchParams({ orderNumbers: orderNumbers.join(','), ...more })}`
}
