import { isId } from '@millwright/domain/id'
import { path } from '@millwright/domain/paths/path'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { decoratedPageOf } from '../decoratedPage.ts'
import type { DecoratedPage } from '../decoratedPage.ts'
import { documentOf } from '../../loading/documentOf.ts'
import { isDecorated } from '../../loading/isDecorated.ts'
import { ownSign } from '../ownSign.ts'
import { id, text } from '../../searchParams.ts'

export type SelectDecorateData = {
  head: Head
  name: string | undefined
  ground?: string | undefined
  page?: DecoratedPage | undefined
  /** Whether the page is a draft that buyers do not see. */
  draft?: boolean | undefined
}

export const searchParams = { renovationId: id, sid: text, draft: text }

/**
 * Loads `/select-decorate?renovationId&sid`: a saved page of a merchant, with the page's own header. Shop 0 is the
 * mall. With `draft`, which the mall signs and which expires, the page is a draft: no search engine and no cache keeps
 * it.
 */
export const load: Loader<SelectDecorateData, typeof searchParams> = async (api, context) => {
  const { renovationId, sid: shopId = '0', draft } = context.query
  if (!renovationId || !isId(shopId)) missing({ unnamed: 'shop' })
  const page = await api.renovationInfo({ renovationId, shopId, ...(draft && { draft }) })
  if (!page) missing({ unknown: draft ? 'draft' : 'shop' })
  const document = documentOf(page, { sid: shopId, renovationId })
  return {
    head: {
      title: page.name ?? { namespace: 'shop', key: 'saved' },
      canonical: path('select-decorate', { renovationId, sid: shopId }),
      sign: ownSign(document, context.locale),
      noindex: document.blocks.length === 0 || draft !== undefined || undefined,
    },
    name: page.name,
    ground: page.bgColor,
    ...(draft && { draft: true }),
    page: isDecorated(document) ? await decoratedPageOf(api, context, document) : undefined,
  }
}
