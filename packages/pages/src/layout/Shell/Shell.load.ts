import { headerOf } from '@millwright/decoration/headerOf'
import { HOT_SEARCH_SIZE, PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import { leavingPath, safeHref } from '@millwright/domain/link/link'
import type { MegaCategory } from '@millwright/commerce/CategoryMega'
import type { Client } from '@millwright/contract/contract'
import type { WebConfig } from '@millwright/contract/site/entities'
import { refusalOf } from '../../loader.ts'
import type { LoaderContext } from '../../loader.ts'
import { homePanelOpen } from './homePanelOpen.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { shownRoots, slimTree } from '../../loading/categoryTree.ts'
import { documentOf } from '../../loading/documentOf.ts'
import type { ShellData } from './shellProps.ts'

/**
 * Returns the number of pieces in the cart. A mall of the cloud edition refuses `prodCount` with A00013 and is
 * asked by `prodCountOfCloud`.
 */
function piecesInCart(api: Client): Promise<number> {
  return api.prodCount().catch((error: unknown) => {
    if (refusalOf(error)?.code === 'A00013') return api.prodCountOfCloud()
    throw error
  })
}

/** Loads the shell's data. The data of a failed call is absent: a header without hot words is better than no page. */
export async function shellLoad(api: Client, context: LoaderContext): Promise<ShellData> {
  const buyer = context.user !== undefined
  const [user, config, notices, categories, hotWords, center, cartCount, home] = await Promise.all([
    context.user && orUndefined(context.user),
    orUndefined(api.getPcWebConfig()),
    orUndefined(
      buyer ? api.topNoticeListOfBuyer({ shopId: PLATFORM_SHOP_ID }) : api.topNoticeList({ shopId: PLATFORM_SHOP_ID }),
    ),
    orUndefined(api.categoryInfo()),
    orUndefined(api.hotSearch({ number: HOT_SEARCH_SIZE })),
    buyer ? orUndefined(api.centerInfo()) : undefined,
    buyer ? orUndefined(piecesInCart(api)) : undefined,
    orUndefined(api.homepage({ renovationType: 1 })),
  ])
  const document = home?.homeStatus === 1 ? documentOf(home) : undefined
  return {
    config: config && safely(config),
    notices: notices?.map(({ id, title, shopId }) => ({ id, title, shopId })),
    categories: categories && shownRoots(categories),
    hotWords: hotWords?.map(({ title, content }) => ({ title, content })),
    user: user && { userId: user.userId, nickName: user.nickName, pic: user.pic, priceGroupId: user.priceGroupId },
    center: center && {
      shopAuditStatus: center.shopAuditStatus,
      shopStatus: center.shopStatus,
      shopId: center.shopId,
      merchantUrl: safeHref(center.merchantUrl ?? ''),
      unreadMessages: center.unreadMessages,
      unreadInbox: center.unreadInbox,
    },
    cartCount,
    sign: document && headerOf(document, context.locale),
    panelOpen: homePanelOpen(document),
    origin: context.url.origin,
  }
}

/** Returns all category levels, for the open category panel. */
export async function shellCategories(api: Client): Promise<MegaCategory[]> {
  return slimTree(await api.categoryInfo())
}

/** Returns the config without unsafe addresses, which the site's owner may have typed. */
function safely(config: WebConfig): WebConfig {
  return {
    ...config,
    merchantUrl: safeHref(config.merchantUrl ?? ''),
    // Links to other sites go through the page that warns of leaving.
    sisterSites: config.sisterSites.flatMap(({ name, url }) => {
      const href = safeHref(url)
      return href ? [{ name, url: leavingPath(href) }] : []
    }),
  }
}
