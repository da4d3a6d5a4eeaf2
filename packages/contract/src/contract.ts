import type { z } from 'zod'
import type { CallSpec, commonCodes } from './call.ts'
import type { Code } from './codes.ts'
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
import { complaints } from './content/complaintCalls.ts'
import { feedbackCalls } from './content/feedbackCalls.ts'
import { regulations } from './content/regulationCalls.ts'
import { distribution } from './distribution/calls.ts'
import { keptProducts } from './catalogue/keptCalls.ts'
import { invoices } from './after-sale/invoiceCalls.ts'
import { messages } from './message/calls.ts'
import { levels } from './member/levelCalls.ts'
import { order } from './order/calls.ts'
import { points } from './member/pointsCalls.ts'
import { payment } from './payment/calls.ts'
import { transfers } from './payment/transferCalls.ts'
import { promotion } from './promotion/calls.ts'
import { quickOrder } from './quick-order/calls.ts'
import { orderFiles } from './quick-order/fileCalls.ts'
import { quote } from './quote/calls.ts'
import { search } from './search/calls.ts'
import { session } from './account/sessionCalls.ts'
import { shop } from './shop/calls.ts'
import { site } from './site/calls.ts'
import { articleNumbers } from './article-number/calls.ts'
import { orderLists } from './order-list/calls.ts'

/** Refers to a part's calls by name, because the written-out type of all calls is too large for a declaration file. */
type Calls<Part> = Part

export interface Contract
  extends
    Calls<typeof articleNumbers>,
    Calls<typeof orderLists>,
    Calls<typeof account>,
    Calls<typeof addresses>,
    Calls<typeof afterSale>,
    Calls<typeof balance>,
    Calls<typeof cart>,
    Calls<typeof catalogue>,
    Calls<typeof chat>,
    Calls<typeof comments>,
    Calls<typeof complaints>,
    Calls<typeof content>,
    Calls<typeof feedbackCalls>,
    Calls<typeof distribution>,
    Calls<typeof credit>,
    Calls<typeof keptProducts>,
    Calls<typeof invoices>,
    Calls<typeof levels>,
    Calls<typeof messages>,
    Calls<typeof order>,
    Calls<typeof ownAccount>,
    Calls<typeof payment>,
    Calls<typeof points>,
    Calls<typeof promotion>,
    Calls<typeof regulations>,
    Calls<typeof quickOrder>,
    Calls<typeof orderFiles>,
    Calls<typeof quote>,
    Calls<typeof search>,
    Calls<typeof session>,
    Calls<typeof shop>,
    Calls<typeof site>,
    Calls<typeof transfers> {}

/** Every call of the mall. The client, the server, the mocks and the OpenAPI document derive from it. */
export const contract: Contract = {
  ...account,
  ...addresses,
  ...afterSale,
  ...balance,
  ...cart,
  ...catalogue,
  ...chat,
  ...comments,
  ...complaints,
  ...content,
  ...feedbackCalls,
  ...distribution,
  ...credit,
  ...keptProducts,
  ...invoices,
  ...levels,
  ...messages,
  ...order,
  ...ownAccount,
  ...payment,
  ...points,
  ...promotion,
  ...regulations,
  ...quickOrder,
  ...orderFiles,
  ...quote,
  ...search,
  ...session,
  ...shop,
  ...site,
  ...transfers,
  ...articleNumbers,
  ...orderLists,
} satisfies Record<string, CallSpec>

export type CallName = keyof Contract

/** The input of a call, as its caller passes it. */
export type InputOf<N extends CallName> = z.input<Contract[N]['input']>
/** The parsed response data of a call, as its caller receives them. */
export type AnswerOf<N extends CallName> = z.output<Contract[N]['answer']>
/** The parsed input that a handler receives. */
export type ParsedOf<N extends CallName> = z.output<Contract[N]['input']>
/** The response data that a handler returns, in the API's format. */
export type WireOf<N extends CallName> = z.input<Contract[N]['answer']>
/** The codes with which a handler may refuse the call. */
export type CodeOf<N extends CallName> =
  | Contract[N]['codes'][number]
  | (typeof commonCodes)[number]
  | (Contract[N]['auth'] extends 'user' ? Extract<Code, 'A00004'> : never)

export type CallOptions = { signal?: AbortSignal }

/**
 * The contract as one async function per call. `api-client` implements it over fetch, and stories implement it with
 * fixtures.
 */
export type Client = {
  [N in CallName]: undefined extends InputOf<N>
    ? (input?: InputOf<N>, options?: CallOptions) => Promise<AnswerOf<N>>
    : (input: InputOf<N>, options?: CallOptions) => Promise<AnswerOf<N>>
}
