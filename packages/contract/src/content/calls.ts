import * as z from 'zod'
import { call } from '../call.ts'
import { flag, id, idIn, maybe, text } from '../values.ts'

const home = z.object({ renovationType: z.coerce.number<number | string>().default(1), shopId: idIn.optional() })

/** A merchant's decoration as saved. Renderers must treat it as untrusted. */
const decoration = z.object({ homeStatus: maybe(flag), renovationId: maybe(id), content: z.unknown().optional() })

/** Pages decorated by merchants (api.md A). */
export const content = {
  homepage: call({
    method: 'GET',
    path: '/shopRenovation/homepage',
    auth: 'none',
    summary: 'The published decoration of the home page (renovationType 1), or of a shop’s',
    input: home,
    answer: decoration,
    codes: [],
  }),
  newestHomepage: call({
    method: 'GET',
    path: '/shopRenovation/newest',
    auth: 'none',
    ours: true,
    summary: 'The home decoration that was saved last, published or not, for merchants’ review',
    input: home,
    answer: decoration,
    codes: [],
  }),
  renovationInfo: call({
    method: 'GET',
    path: '/shopRenovation/info',
    auth: 'none',
    ours: true,
    summary: 'One saved decoration; nothing where the shop has none by that id',
    input: z.object({ renovationId: idIn, shopId: idIn.default(0) }),
    answer: maybe(
      z.object({ renovationId: id, shopId: maybe(id), name: text, content: z.unknown().optional(), bgColor: text }),
    ),
    codes: [],
  }),
}
