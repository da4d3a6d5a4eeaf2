import type { Some } from '../../core/call/call.ts'
import { ownAgreements, searchAs } from './searchAs.ts'

export const ownSearchHandlers: Some<'ownSearch'> = {
  ownSearch: async (query, context) => searchAs(context, query, await ownAgreements(context)),
}
