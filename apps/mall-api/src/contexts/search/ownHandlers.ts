import type { PartialHandlers } from '../../core/call/call.ts'
import { buyerAgreements, searchForBuyer } from './searchForBuyer.ts'

export const ownSearchHandlers: PartialHandlers<'ownSearch'> = {
  ownSearch: async (query, context) => searchForBuyer(context, query, await buyerAgreements(context)),
}
