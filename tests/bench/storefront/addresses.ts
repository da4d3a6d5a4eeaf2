import type { Screen } from './figures.ts'

export type Asked = { path: string; cookie: string }

/** The lists whose HTML size is measured, found through the links of the bare list. */
export type Lists = Record<'the bare list' | 'a category' | 'a search' | 'page 3' | 'the table of a category', string>

/** The measured addresses, found through the shop's own links. */
export type Addresses = { paths: Record<Screen, string>; lists: Lists; unasked: Record<'list' | 'product', Asked[]> }

export async function findAddresses(shop: string): Promise<Addresses> {
  const linksOf = async (path: string, pattern: RegExp) => [
    ...new Set([...(await textOf(shop + path)).matchAll(pattern)].map(([, link]) => link!)),
  ]
  const roots = await linksOf('/list', /href="(\/list\/cpid-\d+_st-0_p-1)"/g)
  const leaves = (
    await Promise.all(roots.map((root) => linksOf(root, /href="(\/list\/cpid-\d+_cid-\d+_st-0_p-2)"/g)))
  ).flat()
  const shown = await linksOf('/list', /href="(\/detail\/\d+)["?]/g)
  const products = (await Promise.all(roots.map((root) => linksOf(root, /href="(\/detail\/\d+)["?]/g))))
    .flat()
    .filter((path) => !shown.includes(path))
  const [category, product] = [roots[0], shown[0]]
  if (!category || !product || leaves.length < 20 || products.length < 60)
    throw new Error('the list links to too few categories or products to be measured')
  const [tabled, ...others] = leaves
  return {
    paths: { home: '/', list: '/list', product },
    lists: {
      'the bare list': '/list',
      'a category': category,
      'a search': '/list/pn-6205',
      'page 3': '/list?page=3',
      'the table of a category': `${tabled}?view=table`,
    },
    unasked: { list: others.map(asVisitor), product: products.slice(0, 60).map(asVisitor) },
  }
}

const asVisitor = (path: string): Asked => ({ path, cookie: '' })

/**
 * The home page has a single address per language and theme, so a new rendering can be measured only when the cached
 * page is too old.
 */
export const homes: readonly Asked[] = ['zh', 'en'].flatMap((lang) =>
  ['', 'light', 'dark'].map((theme) => ({ path: '/', cookie: `lang=${lang}; theme=${theme}` })),
)

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}
