import { diagnostic } from '@millwright/decoration/diagnostic'
import type { Diagnostic } from '@millwright/decoration/diagnostic'
import { isRecord } from '@millwright/domain/isRecord'
import type { Locale } from '@millwright/domain/locale'
import type { PageCallName, PageCalls } from '@millwright/contract/content/pageCalls'
import type { PageProblem } from '@millwright/contract/blocks/checkPage'
import type { DraftStore } from './drafts.ts'

type Answer<N extends PageCallName> = PageCalls[N]['answer']['_zod']['output']

export type ServerStoreOptions = {
  /** The address of the mall's API, without a slash at the end: `https://api.shop.example`. */
  base: string
  /** Returns the token of `signIn`, or undefined for a sample mall. */
  token?: (() => string | undefined) | undefined
  /** The language of the mall's messages. */
  locale?: Locale | undefined
  /** The `fetch` to use. @default the browser's */
  fetch?: typeof fetch | undefined
}

/** The mall refused a call. `message` is its reason, in the language of the store. */
export class PageRefusal extends Error {
  readonly code: string
  /** Why the mall does not publish the page, if that is the reason. */
  readonly problems: readonly Diagnostic[]
  constructor(code: string, message: string, problems: readonly Diagnostic[]) {
    super(message)
    this.name = 'PageRefusal'
    this.code = code
    this.problems = problems
  }
}

export type ServerStore = {
  /** Keeps drafts in the mall. The name of a page is its id. */
  drafts: DraftStore
  /** Signs a person of the console in, and returns the token that `token` should return from now on. */
  signIn: (name: string, password: string) => Promise<string>
  signOut: () => Promise<void>
  /** Returns the pages that the person may edit. */
  pages: () => Promise<Answer<'pages'>>
  /** Returns the page that buyers see. Call it before `publish`. */
  page: (pageId: number | string) => Promise<Answer<'page'>>
  /** Publishes a page. Refused if somebody published it since it was opened. */
  publish: (pageId: number | string, content: string) => Promise<void>
  /** Returns what was published, newest first. */
  versions: (pageId: number | string) => Promise<Answer<'versions'>>
  /** Publishes a former version again. */
  restore: (pageId: number | string, version: number) => Promise<void>
  /** Returns the address within the shop at which the saved draft can be seen, and when it expires. */
  shareDraft: (pageId: number | string) => Promise<Answer<'shareDraft'>>
}

/**
 * Connects an editor with a mall that has the calls `pageCalls` of `@millwright/contract`, as the reference mall does:
 * drafts, publishing, former versions and shared drafts.
 */
export function serverStore(options: ServerStoreOptions): ServerStore {
  const versions = new Map<string, number>()
  const ask = async <N extends PageCallName>(method: string, path: string, body?: object): Promise<Answer<N>> =>
    (await request(options, method, path, body)) as Answer<N>
  const at = (pageId: number | string) => `/merchant/pages/${encodeURIComponent(pageId)}`
  const page = async (pageId: number | string) => {
    const found = await ask<'page'>('GET', at(pageId))
    versions.set(String(pageId), found.version)
    return found
  }
  const versionOf = async (pageId: number | string) => versions.get(String(pageId)) ?? (await page(pageId)).version
  return {
    drafts: {
      load: async (name) => (await page(name)).draft ?? undefined,
      save: async (name, { content }) => void (await ask<'saveDraft'>('PUT', `${at(name)}/draft`, { content })),
      remove: async (name) => void (await ask<'removeDraft'>('DELETE', `${at(name)}/draft`)),
    },
    signIn: async (name, password) => (await ask<'signIn'>('POST', '/merchant/session', { name, password })).token,
    signOut: async () => void (await ask<'signOut'>('DELETE', '/merchant/session')),
    pages: () => ask<'pages'>('GET', '/merchant/pages'),
    page,
    async publish(pageId, content) {
      const given = { content, version: await versionOf(pageId) }
      const { version } = await ask<'publish'>('POST', `${at(pageId)}/publish`, given)
      versions.set(String(pageId), version)
    },
    versions: (pageId) => ask<'versions'>('GET', `${at(pageId)}/versions`),
    async restore(pageId, version) {
      const made = await ask<'restore'>('POST', `${at(pageId)}/restore`, { version })
      versions.set(String(pageId), made.version)
    },
    shareDraft: (pageId) => ask<'shareDraft'>('POST', `${at(pageId)}/share`, {}),
  }
}

async function request(
  { base, token, locale = 'zh', fetch: send = fetch }: ServerStoreOptions,
  method: string,
  path: string,
  body: object | undefined,
): Promise<unknown> {
  const own = token?.()
  const response = await send(base + path, {
    method,
    // The mall accepts no cookies. The token is enough.
    credentials: 'omit',
    headers: {
      'Accept-Language': locale === 'zh' ? 'zh-CN' : 'en',
      ...(own !== undefined && { Authorization: `Bearer ${own}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!isRecord(answer) || typeof answer.code !== 'string')
    throw new PageRefusal(String(response.status), `${method} ${path}: ${response.status}`, [])
  if (answer.code !== '00000') throw new PageRefusal(answer.code, String(answer.msg ?? ''), problemsIn(answer.data))
  return answer.data
}

function problemsIn(data: unknown): Diagnostic[] {
  const problems = isRecord(data) && Array.isArray(data.problems) ? (data.problems as PageProblem[]) : []
  return problems.map(({ code, path, values }) => diagnostic(code, path, values))
}
