import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { count, id, idIn, keyword, list, maybe, page, paging, text, booleanValue } from '../values.ts'

const brief = z.object({ id, title: z.string(), updateTime: text })

/** A class of rules with its rules, as listed in the rules centre. */
export const regulationClass = z.object({
  categoryId: id,
  categoryName: z.string(),
  /** Extension: a description of the class, in one sentence. */
  summary: text,
  regulations: list(brief),
})
export type RegulationClass = z.output<typeof regulationClass>

export const regulationHit = brief.extend({
  categoryId: id,
  categoryName: z.string(),
  seq: maybe(count),
  /** Extension: the text around the match, otherwise the beginning of the rule. */
  excerpt: text,
})
export type RegulationHit = z.output<typeof regulationHit>

export const regulation = brief.extend({
  categoryId: id,
  categoryName: z.string(),
  seq: maybe(count),
  /** Untrusted HTML. */
  content: text,
  /** Extension: this version's number, from 1, and all versions, newest first. */
  version: maybe(count),
  versions: list(z.object({ version: count, updateTime: text })),
})
export type Regulation = z.output<typeof regulation>

/** The mall's rules (api.md A). */
export const regulations = {
  regulationList: call({
    method: 'GET',
    path: '/regulation/list',
    auth: 'none',
    summary: 'Lists all rules by category, without their text',
    input: nothing,
    answer: list(regulationClass),
    codes: [],
  }),
  regulationPage: call({
    method: 'GET',
    path: '/regulation/page',
    auth: 'none',
    summary: 'Lists the rules of a category (0: all), or those that contain every word of a search, best first',
    input: paging.extend({ categoryId: idIn.default(0), keyword: keyword(100).default('') }),
    answer: page(regulationHit),
    codes: [],
  }),
  regulationInfo: call({
    method: 'GET',
    path: '/regulation/info/{id}',
    auth: 'none',
    summary: 'Returns one rule with its text, in the present or a former version',
    input: z.object({ id: idIn, version: z.coerce.number<number | string>().int().min(1).max(9999).optional() }),
    answer: regulation,
    codes: [],
  }),
  termsVersions: call({
    method: 'GET',
    path: '/sys/config/info/termsVersions',
    auth: 'none',
    ours: true,
    summary:
      'Lists the versions of the terms of service (sts 0) or the privacy policy (1), newest first, one of them with its text',
    input: z.object({
      sts: z.coerce.number<number | string>().int().min(0).max(1).default(0),
      version: z.coerce.number<number | string>().int().min(1).max(9999).optional(),
    }),
    answer: z.object({
      versions: list(z.object({ version: count, updateTime: text, current: booleanValue })),
      content: text,
    }),
    codes: [],
  }),
}
