import type { AnswerOf, Client } from '@millwright/contract/contract'
import type { Category, ProdCard } from '@millwright/contract/catalogue/entities'
import { readDecoration } from '@millwright/decoration/read'
import { HOT_SHOPS_SHOWN } from '@millwright/domain/constants'
import { sortNumbers, writeListPath } from '@millwright/domain/list/listFilter'
import { path } from '@millwright/domain/paths/path'
import { namespaces } from '@millwright/i18n/namespaces'
import type { KeyOf } from '@millwright/i18n/namespaces'
import type { LoaderContext } from '../../loader.ts'
import { shownTree } from '../../loading/categoryTree.ts'
import { shownDocument } from '../../loading/documentOf.ts'
import { decoratedPage, seckillsOf } from '../../content/decoratedPage.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { agreedPrices, withOwnPrices } from '../../loading/agreedPrices.ts'
import { slimCard } from '../../loading/slimCard.ts'
import type { DecoratedHome } from './decoratedHome.ts'

const SHELF = 5
const FLOORS = 4

/** The shelves of the default home page. `floors` stands for one floor per top category. */
export const homeShelves = ['sale', 'newest', 'best', 'floors', 'shops'] as const
export type HomeShelf = (typeof homeShelves)[number]

/**
 * Creates the default home page from the blocks of decorated pages: best sellers, new products, one floor per top
 * category and popular shops. `shelves` selects and orders them. The responses contain the products of the blocks, so
 * that no product is requested again.
 */
export async function fixedHome(
  api: Client,
  context: Pick<LoaderContext, 'now' | 'locale' | 'url' | 'user'>,
  askedTree: Promise<AnswerOf<'categoryInfo'> | undefined>,
  shelves: readonly HomeShelf[] = homeShelves,
): Promise<DecoratedHome> {
  const ask = <T>(shelf: HomeShelf, call: () => Promise<T>) => (shelves.includes(shelf) ? call() : undefined)
  const askedNewest = ask('newest', () => api.searchProd({ sort: sortNumbers.newest, size: SHELF }))
  const askedBest = ask('best', () => api.searchProd({ sort: sortNumbers.sales, size: SHELF }))
  const asked = [
    askedNewest && orUndefined(askedNewest),
    askedBest && orUndefined(askedBest),
    ask('sale', () => orUndefined(api.seckillPage({ size: SHELF }))),
    ask('shops', () => orUndefined(api.hotShops({ number: HOT_SHOPS_SHOWN }))),
    ask('floors', () => askedTree),
  ] as const
  const [newest, best, sales, shops, tree] = await Promise.all(asked)
  // If the searches failed, the mall is unavailable rather than empty, so the error is rethrown.
  if (!newest && !best) await (askedNewest ?? askedBest)
  const classes = tree ? shownTree(tree).slice(0, FLOORS) : []
  const floors = await Promise.all(
    classes.map(({ categoryId }) =>
      orUndefined(api.searchProd({ primaryCategoryId: categoryId, sort: sortNumbers.sales, size: SHELF })),
    ),
  )

  const blocks = blocksOf({ newest, best, sales, shops, classes, floors })
  const { document: whole } = readDecoration(shelves.flatMap((one) => blocks[one]))
  const document = shownDocument(whole)
  const goods = [newest, best, ...floors].flatMap((page) => page?.records ?? [])
  const cards = goods.map(slimCard)
  const agreed = await agreedPrices(
    api,
    context,
    cards.map(({ skuId }) => skuId),
  )
  const own = withOwnPrices(cards, agreed)
  const answers = [newest, best, sales, shops, tree]
  const complete = answers.every((one, at) => one || !asked[at]) && floors.every(Boolean)
  return {
    words: {
      slides: slidesOf(namespaces.home[context.locale]),
      nothing: document.blocks.length ? undefined : namespaces.home[context.locale].nothing,
    },
    page: decoratedPage(
      document,
      {
        now: context.now,
        products: Object.fromEntries(own.map((product) => [product.prodId, product])),
        ...(sales && { seckills: seckillsOf(sales.records) }),
        ...(shops && { shops: Object.fromEntries(shops.map((shop) => [shop.shopId, shop])) }),
      },
      complete ? undefined : context.url.pathname + context.url.search,
    ),
  }
}

type Found = {
  newest: AnswerOf<'searchProd'> | undefined
  best: AnswerOf<'searchProd'> | undefined
  sales: AnswerOf<'seckillPage'> | undefined
  shops: AnswerOf<'hotShops'> | undefined
  classes: readonly Category[]
  /** The best sellers of each category in `classes`. */
  floors: readonly (AnswerOf<'searchProd'> | undefined)[]
}

/** Returns the blocks of each shelf, as a merchant's page would have them. A shelf without products has none. */
function blocksOf({ newest, best, sales, shops, classes, floors }: Found): Readonly<Record<HomeShelf, object[]>> {
  return {
    sale: sales?.records.length
      ? [
          block('limited_skill', {
            title: both('sale'),
            subTitle: both('saleText'),
            moreLink: { type: 4, link: 'seckill' },
            goods: sales.records.map(({ prodId, seckillId }) => ({ prodId, seckillId })),
          }),
        ]
      : [],
    newest: shelf(both('newest'), both('newestText'), writeListPath({ newest: true }), newest?.records),
    best: shelf(both('best'), both('bestsText'), writeListPath({ sort: 'sales' }), best?.records),
    floors: classes.flatMap(({ categoryId, categoryName }, index) =>
      shelf(categoryName, both('floorText'), writeListPath({ categoryPath: [categoryId] }), floors[index]?.records),
    ),
    shops: shops?.length
      ? [
          block('store_list', {
            title: both('shops'),
            subTitle: both('shopsText'),
            shops: shops.slice(0, HOT_SHOPS_SHOWN).map(({ shopId }) => ({ shopId })),
          }),
        ]
      : [],
  }
}

/** Returns the title block and the product block of a shelf. Empty if there are no products. */
function shelf(title: object | string, subTitle: object, href: string, goods: readonly ProdCard[] = []): object[] {
  if (goods.length === 0) return []
  return [
    block('floor_title', { title, subTitle, showMore: true, moreLink: { type: 4, link: href } }),
    block('goods_list', { columns: 5, goods: goods.map(ref) }),
  ]
}

type Words = Readonly<Record<KeyOf<'home'>, string>>

function slidesOf(words: Words) {
  return [
    { href: path('list'), title: words.heroTitle, text: words.heroText, action: words.heroAction },
    { href: writeListPath({ newest: true }), title: words.newTitle, text: words.newText, action: words.newAction },
    { href: path('supermarket'), title: words.bestTitle, text: words.bestText, action: words.bestAction },
  ]
}

const block = (type: string, dataField: object) => ({ type, dataField })
const ref = ({ prodId }: ProdCard) => ({ prodId })
const both = (key: KeyOf<'home'>) => ({ zh: namespaces.home.zh[key], en: namespaces.home.en[key] })
