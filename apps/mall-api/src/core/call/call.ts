import type { CallName, CodeOf, Contract, ParsedOf, WireOf } from '@millwright/contract/contract'
import type { Code } from '@millwright/contract/codes'
import type { Locale } from '@millwright/domain/locale'
import type { Db, ReadDb } from '../../db/db.ts'
import type { MessageKey, MessageValues } from '../messages/messages.ts'
import type { PaymentPorts } from '../outside/paymentPort.ts'
import type { SmsPort } from '../outside/smsPort.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Finder } from '../search/finder.ts'
import type { KeptProducts } from '../search/keptProducts.ts'
import type { SiteLinks } from '../site/siteLinks.ts'

/** A refusal with a code of the contract. Any other error counts as a server fault (A00005). */
export class Refusal extends Error {
  readonly code: Code
  readonly data: unknown
  /** `cause` is a fault behind the refusal. It is logged and not sent. */
  constructor(code: Code, message: string, data?: unknown, cause?: unknown) {
    super(message, { cause })
    this.code = code
    this.data = data
  }
}

/** The context of a request, for handlers and rules of any call. */
export type CallContext = {
  db: Db
  finder: Finder
  kept: KeptProducts
  files: FileStore
  locale: Locale
  /** Epoch milliseconds, the same for the whole request. */
  now: number
  /** Whether everyone may open the seller console. */
  sandbox: boolean
  /** The payment services. */
  payments: PaymentPorts
  /** The service that sends codes. Undefined if there is none. */
  sms: SmsPort | undefined
  /** The seller console's address, for payments opened on a phone. */
  consoleUrl: string
  /** Links to pages outside the mall, from the environment. */
  links: SiteLinks
  /**
   * The network address of the caller (`networkOf`). Undefined for callers on this machine or another trusted network.
   */
  ip: string | undefined
  /** The browser's user agent. */
  agent: string | undefined
  /** Decodes a password of a request into the text that the buyer typed. */
  readPassword(wire: string): string
  say(key: MessageKey, values?: MessageValues): string
}

/** The context of a rule that only reads, perhaps at a read replica (ADR 74). */
export type ReadContext = Omit<CallContext, 'db'> & { db: ReadDb }

export type Context<N extends CallName> = CallContext & {
  user: Contract[N]['auth'] extends 'user' ? number : number | undefined
  /** Refuses the call. Only codes declared by its contract compile. */
  fail(code: CodeOf<N>, message: MessageKey, values?: MessageValues, data?: unknown): never
  /** The bare token, for calls that end a session. */
  token: string | undefined
}

export type Handlers = { [N in CallName]: (input: ParsedOf<N>, context: Context<N>) => Promise<WireOf<N>> }
export type PartialHandlers<N extends CallName> = Pick<Handlers, N>
