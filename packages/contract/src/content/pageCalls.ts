import * as z from 'zod'
import { pageLimits } from '../blocks/pageLimits.ts'
import type { CallSpec } from '../call.ts'

/**
 * A call of a merchant's editor. Its callers are people of the console, not buyers, so it is no part of `contract` and
 * of the storefront's client. `console`: people of the console, by the token of `signIn`.
 */
export type PageCallSpec = Omit<CallSpec, 'auth' | 'codes'> & { auth: 'none' | 'console' }

const pageCall = <const S extends PageCallSpec>(spec: S): S => spec

const moment = z.number()
const pageId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const version = z.number().int().nonnegative()
// Characters of JSON text. The mall counts the bytes too (`fitsPage`).
const content = z.string().max(pageLimits.bytes)
const ofPage = z.object({ pageId })
const draft = z.object({ content: z.string(), savedAt: moment })

const listed = z.object({
  pageId: z.number(),
  /** 0 is the mall. */
  shopId: z.number(),
  name: z.object({ zh: z.string(), en: z.string() }),
  /** Whether the page is a home page of the mall or the shop. */
  home: z.boolean(),
  published: z.boolean(),
  savedAt: moment,
  hasDraft: z.boolean(),
})

/** The calls with which a merchant's editor keeps, shares and publishes decorated pages. All are extensions. */
export const pageCalls = {
  signIn: pageCall({
    method: 'POST',
    path: '/merchant/session',
    auth: 'none',
    summary: 'Signs a person of the console in and returns the token for the other calls',
    input: z.object({ name: z.string().min(1).max(40), password: z.string().min(1).max(200) }),
    answer: z.object({ token: z.string() }),
  }),
  signOut: pageCall({
    method: 'DELETE',
    path: '/merchant/session',
    auth: 'console',
    summary: 'Ends the session',
    input: z.object({}),
    answer: z.null(),
  }),
  pages: pageCall({
    method: 'GET',
    path: '/merchant/pages',
    auth: 'console',
    summary: 'Returns the pages of the mall and of the shops that the person reaches',
    input: z.object({}),
    answer: z.array(listed),
  }),
  page: pageCall({
    method: 'GET',
    path: '/merchant/pages/{pageId}',
    auth: 'console',
    summary: 'Returns the page that buyers see, with its newest version and its draft',
    input: ofPage,
    answer: listed.extend({ content: z.string(), version, draft: draft.nullable() }),
  }),
  saveDraft: pageCall({
    method: 'PUT',
    path: '/merchant/pages/{pageId}/draft',
    auth: 'console',
    summary: 'Keeps the unpublished page of an editor. Buyers do not see it',
    input: ofPage.extend({ content }),
    answer: z.object({ savedAt: moment }),
  }),
  removeDraft: pageCall({
    method: 'DELETE',
    path: '/merchant/pages/{pageId}/draft',
    auth: 'console',
    summary: 'Deletes the draft of a page',
    input: ofPage,
    answer: z.null(),
  }),
  shareDraft: pageCall({
    method: 'POST',
    path: '/merchant/pages/{pageId}/share',
    auth: 'console',
    summary: 'Returns the signed address, within the shop, at which the present draft can be seen until it expires',
    input: ofPage,
    answer: z.object({ path: z.string(), expires: moment }),
  }),
  publish: pageCall({
    method: 'POST',
    path: '/merchant/pages/{pageId}/publish',
    auth: 'console',
    summary: 'Publishes a page and deletes its draft, unless somebody published another version than the given one',
    input: ofPage.extend({ content, version }),
    answer: z.object({ version }),
  }),
  versions: pageCall({
    method: 'GET',
    path: '/merchant/pages/{pageId}/versions',
    auth: 'console',
    summary: 'Returns what was published, newest first',
    input: ofPage,
    answer: z.array(
      z.object({
        version,
        publishedAt: moment,
        author: z.string().nullable(),
        blocks: z.number(),
        current: z.boolean(),
      }),
    ),
  }),
  restore: pageCall({
    method: 'POST',
    path: '/merchant/pages/{pageId}/restore',
    auth: 'console',
    summary: 'Publishes a former version again, as the newest version',
    input: ofPage.extend({ version }),
    answer: z.object({ version }),
  }),
}

export type PageCalls = typeof pageCalls
export type PageCallName = keyof PageCalls
