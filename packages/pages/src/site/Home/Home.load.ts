import { isAt } from '@millwright/domain/paths/isAt'
import { path } from '@millwright/domain/paths/path'
import { namespaces } from '@millwright/i18n/namespaces'
import type { AnswerOf, Client } from '@millwright/contract/contract'
import type { DecorationDocument } from '@millwright/decoration/read'
import type { LoaderContext, Head, Loader } from '../../loader.ts'
import { opensWithPicture } from '@millwright/decoration/opensWithPicture'
import { decoratedPageOf } from '../../content/decoratedPage.ts'
import { isDecorated } from '../../loading/isDecorated.ts'
import { documentOf } from '../../loading/documentOf.ts'
import { shownTree } from '../../loading/categoryTree.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { serverRendered } from '../../serverRendered.ts'
import { ownSign } from '../../content/ownSign.ts'
import { loadDesk } from './loadDesk.ts'
import { startOf } from './startOf.ts'
import type { DecoratedHome } from './decoratedHome.ts'
import { fixedHome } from './fixedHome.ts'
import type { HomeShelf } from './fixedHome.ts'

export type HomeData = { head: Head } & DecoratedHome

const PUBLISHED = 1

/**
 * Loads `/`: the published decoration, otherwise the default home page, which `/index2` always shows. `/newIndex` shows
 * the last saved decoration.
 */
export const load: Loader<HomeData> = (api, context) => loadHome(api, context)

/** Loads the home page. If nothing is published, the default page has these shelves in this order. */
export async function loadHome(api: Client, context: LoaderContext, shelves?: readonly HomeShelf[]): Promise<HomeData> {
  // The header makes the same call, and both share one request.
  const asked = orUndefined(api.categoryInfo())
  const [home, tree, desk] = await Promise.all([
    loadPage(api, context, asked, shelves),
    asked,
    isAt(context.url.pathname, 'newIndex') ? undefined : loadDesk(api, context),
  ])
  // The desk takes the place of the opening picture beside the category panel.
  const page = desk && home.beside ? { ...home.page, parts: home.page.parts.slice(1) } : home.page
  return {
    ...home,
    page,
    ...(desk && { desk: serverRendered(desk) }),
    ...(!home.words?.nothing && { start: serverRendered(startOf(context.locale, tree && shownTree(tree))) }),
  }
}

async function loadPage(
  api: Client,
  context: LoaderContext,
  tree: Promise<AnswerOf<'categoryInfo'> | undefined>,
  shelves?: readonly HomeShelf[],
): Promise<HomeData> {
  const title = { namespace: 'home', key: 'title' } as const
  if (isAt(context.url.pathname, 'newIndex')) {
    const document = decorated(await api.newestHomepage({ renovationType: 1 }))
    return {
      head: { title, noindex: true, sign: document && ownSign(document, context.locale) },
      ...(document
        ? { ...(await drawn(api, context, document)), words: { review: namespaces.home[context.locale].review } }
        : await fixedHome(api, context, tree, shelves)),
    }
  }
  const home = isAt(context.url.pathname, 'index2') ? undefined : await orUndefined(api.homepage({ renovationType: 1 }))
  const document = home?.homeStatus === PUBLISHED ? decorated(home) : undefined
  return {
    head: { title, canonical: path('home') },
    ...(document
      ? { ...(await drawn(api, context, document)), ...(opensWithPicture(document) && { beside: true }) }
      : await fixedHome(api, context, tree, shelves)),
  }
}

function decorated(page: AnswerOf<'homepage'>): DecorationDocument | undefined {
  const document = documentOf(page)
  return isDecorated(document) ? document : undefined
}

async function drawn(api: Client, context: LoaderContext, document: DecorationDocument): Promise<DecoratedHome> {
  return { page: await decoratedPageOf(api, context, document) }
}
