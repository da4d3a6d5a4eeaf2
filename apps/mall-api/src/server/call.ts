import type { CallName, CodeOf, Contract, ParsedOf, WireOf } from '@millwright/contract/contract'
import type { Code } from '@millwright/contract/codes'
import type { Locale } from '@millwright/domain/locale'
import type { Db } from '../db/db.ts'
import type { MessageKey, MessageValues } from './messages.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Finder } from '../search/finder.ts'
import type { SiteLinks } from '../site/siteLinks.ts'

/** A refusal with a code of the contract; what is thrown otherwise is the server's fault (A00005). */
export class Refusal extends Error {
  readonly code: Code
  readonly data: unknown
  constructor(code: Code, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** What every rule of the mall needs to know of the request, whichever call it serves. */
export type CallContext = {
  db: Db
  finder: Finder
  /** The bytes of what people send. */
  files: FileStore
  locale: Locale
  /** Epoch milliseconds; one moment for the whole request. */
  now: number
  /** Payments and messages end at the seller's bench; without it no channel for them is set up. */
  sandbox: boolean
  /** Where the seller's bench is, for payments that a phone opens. */
  benchUrl: string
  /** Where the mall's pages lead that are no part of it, from the environment. */
  links: SiteLinks
  /** Where the buyer's request came from; absent on the machine's own. */
  ip: string | undefined
  /** What the buyer's browser says that it is. */
  agent: string | undefined
  /** A password as it was typed, from what stands on the wire. */
  readPassword(wire: string): string
  say(key: MessageKey, values?: MessageValues): string
}

export type Context<N extends CallName> = CallContext & {
  user: Contract[N]['auth'] extends 'user' ? number : number | undefined
  /** Refuses the call; only codes that its contract declares compile. */
  fail(code: CodeOf<N>, message: MessageKey, values?: MessageValues, data?: unknown): never
  /** The bare token, for the calls that end a session. */
  token: string | undefined
}

export type Handlers = { [N in CallName]: (input: ParsedOf<N>, context: Context<N>) => Promise<WireOf<N>> }
export type Some<N extends CallName> = Pick<Handlers, N>
