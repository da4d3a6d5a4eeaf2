import type { z } from 'zod'
import type { CallSpec, Code, commonCodes } from './call.ts'
import { account } from './account/calls.ts'
import { ownAccount } from './account/ownAccountCalls.ts'
import { afterSale } from './after-sale/calls.ts'
import { addresses } from './account/addressCalls.ts'
import { balance } from './member/balanceCalls.ts'
import { cart } from './cart/calls.ts'
import { catalogue } from './catalogue/calls.ts'
import { chat } from './chat/calls.ts'
import { comments } from './catalogue/commentCalls.ts'
import { credit } from './credit/calls.ts'
import { content } from './content/calls.ts'
import { keptProducts } from './catalogue/keptCalls.ts'
import { invoices } from './after-sale/invoiceCalls.ts'
import { levels } from './member/levelCalls.ts'
import { order } from './order/calls.ts'
import { points } from './member/pointsCalls.ts'
import { payment } from './payment/calls.ts'
import { transfers } from './payment/transferCalls.ts'
import { promotion } from './promotion/calls.ts'
import { search } from './search/calls.ts'
import { session } from './account/sessionCalls.ts'
import { shop } from './shop/calls.ts'
import { site } from './site/calls.ts'

/** Every call of the mall, written once; the client, the server, the mocks and the OpenAPI document follow from it. */
export const contract = {
  ...account,
  ...addresses,
  ...afterSale,
  ...balance,
  ...cart,
  ...catalogue,
  ...chat,
  ...comments,
  ...content,
  ...credit,
  ...keptProducts,
  ...invoices,
  ...levels,
  ...order,
  ...ownAccount,
  ...payment,
  ...points,
  ...promotion,
  ...search,
  ...session,
  ...shop,
  ...site,
  ...transfers,
} satisfies Record<string, CallSpec>

export type Contract = typeof contract
export type CallName = keyof Contract

/** What a caller hands in. */
export type InputOf<N extends CallName> = z.input<Contract[N]['input']>
/** What a caller gets: parsed, with clean values. */
export type AnswerOf<N extends CallName> = z.output<Contract[N]['answer']>
/** What a handler gets. */
export type ParsedOf<N extends CallName> = z.output<Contract[N]['input']>
/** What a handler must answer: the wire's shape. */
export type WireOf<N extends CallName> = z.input<Contract[N]['answer']>
/** The codes a handler may refuse with. */
export type CodeOf<N extends CallName> =
  | Contract[N]['codes'][number]
  | (typeof commonCodes)[number]
  | (Contract[N]['auth'] extends 'user' ? Extract<Code, 'A00004'> : never)

export type CallOptions = { signal?: AbortSignal }

/** The contract as a caller sees it. `api-client` makes it over fetch; stories make it from fixtures. */
export type Client = {
  [N in CallName]: undefined extends InputOf<N>
    ? (input?: InputOf<N>, options?: CallOptions) => Promise<AnswerOf<N>>
    : (input: InputOf<N>, options?: CallOptions) => Promise<AnswerOf<N>>
}
