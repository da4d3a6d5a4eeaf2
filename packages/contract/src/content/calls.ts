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
    summary: 'Returns the published decoration of the home page (renovationType 1) or of a shop',
    input: home,
    answer: decoration,
    codes: [],
  }),
  newestHomepage: call({
    method: 'GET',
    path: '/shopRenovation/newest',
    auth: 'none',
    ours: true,
    summary: 'Returns the last saved decoration of the home page, published or not, for review by merchants',
    input: home,
    answer: decoration,
    codes: [],
  }),
  renovationInfo: call({
    method: 'GET',
    path: '/shopRenovation/info',
    auth: 'none',
    ours: true,
    summary:
      'Returns a saved decoration of a shop, or null. With `draft` (extension), the draft that this signed text shows',
    input: z.object({ renovationId: idIn, shopId: idIn.default(0), draft: z.string().max(200).optional() }),
    answer: maybe(
      z.object({ renovationId: id, shopId: maybe(id), name: text, content: z.unknown().optional(), bgColor: text }),
    ),
    codes: [],
  }),
}
