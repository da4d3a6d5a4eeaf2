import type { CallName } from '@millwright/contract/contract'
import type { PartialHandlers } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { wireDate, rowId } from '../../core/wire/wire.ts'
import { regulationClasses, regulationById, searchRegulations, termsIds, versionsOf } from './regulations.ts'

type Names = 'regulationList' | 'regulationPage' | 'regulationInfo' | 'serviceTerms' | 'servicePolicy' | 'termsVersions'

export const regulationHandlers: PartialHandlers<Names & CallName> = {
  regulationList: async (_, context) =>
    (await regulationClasses(context)).map(({ regulations, ...one }) => ({
      ...one,
      regulations: regulations.map(({ id, title, published }) => ({ id, title, updateTime: wireDate(published) })),
    })),
  regulationPage: async ({ categoryId, keyword, ...paging }, context) => {
    const { records, total } = await searchRegulations(context, { categoryId: rowId(categoryId), keyword, ...paging })
    return pageOf(
      records.map(({ published, ...row }) => ({ ...row, updateTime: wireDate(published) })),
      total,
      paging,
    )
  },
  regulationInfo: async ({ id, version }, context) => {
    const row = await regulationById(context, rowId(id), version)
    if (!row) return context.fail('A00001', 'regulationGone')
    const versions = await versionsOf(context, row.id)
    const { published, ...rest } = row
    return {
      ...rest,
      updateTime: wireDate(published),
      versions: versions.map((one) => ({ version: one.version, updateTime: wireDate(one.published) })),
    }
  },
  serviceTerms: async (_, context) => (await regulationById(context, termsIds.terms))?.content,
  servicePolicy: async (_, context) => (await regulationById(context, termsIds.privacy))?.content,
  termsVersions: async ({ sts, version }, context) => {
    const id = sts === 1 ? termsIds.privacy : termsIds.terms
    const versions = await versionsOf(context, id)
    const row = version === undefined ? undefined : await regulationById(context, id, version)
    if (version !== undefined && !row) return context.fail('A00001', 'regulationGone')
    return {
      versions: versions.map((one, at) => ({
        version: one.version,
        updateTime: wireDate(one.published),
        current: at === 0,
      })),
      content: row?.content,
    }
  },
}
