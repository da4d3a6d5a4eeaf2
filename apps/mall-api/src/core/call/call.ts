import type { CallName, CodeOf, Contract, ParsedOf, WireOf } from '@millwright/contract/contract'
import type { Code } from '@millwright/contract/codes'
import type { Locale } from '@millwright/domain/locale'
import type { Db } from '../../db/db.ts'
import type { MessageKey, MessageValues } from '../messages/messages.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Finder } from '../search/finder.ts'
import type { SiteLinks } from '../site/siteLinks.ts'

/** A refusal with a code of the contract. Any other error counts as a server fault (A00005). */
export class Refusal extends Error {
  readonly code: Code
  readonly data: unknown
  constructor(code: Code, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The context that every rule needs about the request, whichever call it serves. */
export type CallContext = {
  db: Db
  finder: Finder
  files: FileStore
  locale: Locale
  /** Epoch milliseconds, the same for the whole request. */
  now: number
  /** Whether payments and messages end at the seller console. Without it no channel for them is set up. */
  sandbox: boolean
  /** The seller console's address, for payments opened on a phone. */
  consoleUrl: string
  /** Links to pages outside the mall, from the environment. */
  links: SiteLinks
  /** The address of the buyer's request. Undefined for requests from this machine. */
  ip: string | undefined
  /** The browser's user agent. */
  agent: string | undefined
  /** Returns the typed password of a password in a request. */
  readPassword(wire: string): string
  say(key: MessageKey, values?: MessageValues): string
}

export type Context<N extends CallName> = CallContext & {
  user: Contract[N]['auth'] extends 'user' ? number : number | undefined
  /** Refuses the call. Only codes declared by its contract compile. */
  fail(code: CodeOf<N>, message: MessageKey, values?: MessageValues, data?: unknown): never
  /** The bare token, for calls that end a session. */
  token: string | undefined
}

export type Handlers = { [N in CallName]: (input: ParsedOf<N>, context: Context<N>) => Promise<WireOf<N>> }
export type PartialHandlers<N extends CallName> = Pick<Handlers, N>
