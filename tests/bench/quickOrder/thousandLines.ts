import { knownLines, unseenLines } from '../../../apps/mall-api/src/testing/handLines.ts'

/** Some lines of hands name two or three items. */
const HANDS = 980
const LINES = 1000

type Found = { products: { records: { prodId: string; model?: string; prodName: string }[] } }

/**
 * Returns two texts of 1,000 lines: those that twenty hands write, and lines of a maintenance buyer about products of
 * this mall, all of them different, half of them with the number and half in words.
 */
export async function thousandLines(api: string): Promise<Record<string, string>> {
  const hands = [...knownLines, ...unseenLines].map(({ line }) => line.replaceAll('\n', ' ')).slice(0, HANDS)
  const products = await someProducts(api, LINES)
  const own = products.map(({ partyCode, name, value }, at) => {
    const count = 1 + ((at * 7) % 240)
    return [
      `${partyCode} ${count} pcs`,
      `${name} ${value} ${count}个`,
      `${count} x ${partyCode} ${name}`,
      `${name} ${value} x ${count} pcs for line ${at % 9}`,
    ][at % 4]!
  })
  return { 'lines of twenty hands': hands.join('\n'), 'lines all different': own.join('\n') }
}

type Product = { partyCode: string; name: string; value: string }

/** Returns products from pages spread over the whole catalogue. */
async function someProducts(api: string, count: number): Promise<Product[]> {
  const SIZE = 50
  const get = async <T>(path: string) => ((await (await fetch(api + path)).json()) as { data: T }).data
  const page = (current: number) => `/search/prodPage?size=${SIZE}&current=${current}`
  const { products: first } = await get<{ products: { total: number } }>(page(1))
  const pages = Math.floor(first.total / SIZE)
  const found: Product[] = []
  for (let at = 0; found.length < count && at < pages; at++) {
    const current = 1 + Math.floor((at * pages) / Math.min(pages, Math.ceil(count / SIZE) + 2))
    if (current > pages) break
    const { products } = await get<Found & { products: { records: Record<string, unknown>[] } }>(page(current))
    for (const one of products.records) found.push(productOf(one))
  }
  return Array.from({ length: count }, (_, at) => found[at % found.length]!)
}

function productOf(one: Record<string, unknown>): Product {
  const attrs = (one.keyAttrs ?? []) as { value: string; unit?: string }[]
  return {
    partyCode: String(one.partyCode ?? one.model ?? ''),
    name: String(one.prodName ?? ''),
    value: attrs.map(({ value, unit = '' }) => `${value}${unit}`).join(' '),
  }
}
