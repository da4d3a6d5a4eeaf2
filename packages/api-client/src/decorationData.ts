import type { AnswerOf, CallName, CallOptions, Client } from '@millwright/contract/contract'

/** The ids that a decorated page names: `planData(document)` of `@millwright/decoration`. */
export type DecorationPlan = {
  prodIds: readonly string[]
  seckillIds: readonly string[]
  groupActivityIds: readonly string[]
  shelves: readonly string[]
  shopIds: readonly string[]
}

type Named = 'prodsByIds' | 'seckillPage' | 'groupProdPage' | 'prodShelves' | 'shopPage'
/** A client with these five calls, from `createClient` or `createSmallClient`. */
export type DecorationClient = Pick<Client, Named>
type RecordOf<N extends CallName> = AnswerOf<N> extends { records: (infer R)[] } ? R : never
type ById<T> = Record<string, T>

/** The data of a decorated page by id. Kinds that the page does not name are absent; failed kinds are `null`. */
export type DecorationAnswers = {
  now: number
  products?: ById<AnswerOf<'prodsByIds'>[number]> | null | undefined
  seckills?: ById<RecordOf<'seckillPage'>> | null | undefined
  groups?: ById<RecordOf<'groupProdPage'>> | null | undefined
  shelves?: ById<AnswerOf<'prodShelves'>[number]> | null | undefined
  shops?: ById<RecordOf<'shopPage'>> | null | undefined
}
/** The data of a decorated page while it loads: `Decoration` renders each block as soon as its data arrives. */
export type LateDecorationAnswers = { now: number } & {
  [K in keyof Omit<DecorationAnswers, 'now'>]: Promise<NonNullable<DecorationAnswers[K]> | null>
}

export type DecorationOptions = CallOptions & {
  /**
   * The current time of the page, in epoch milliseconds.
   * @default Date.now()
   */
  now?: number | undefined
}

/**
 * Requests the data of a decorated page, one call per kind, and returns at once. Each kind is a promise that resolves
 * with `null` if its call failed. Never throws.
 */
export function askDecorationData(
  client: DecorationClient,
  { prodIds, seckillIds, groupActivityIds, shelves, shopIds }: DecorationPlan,
  { now = Date.now(), ...options }: DecorationOptions = {},
): LateDecorationAnswers {
  const all = { size: 100 }
  return {
    now,
    ...(prodIds.length && {
      products: quietly(client.prodsByIds({ prodIds: prodIds.join() }, options), (found) =>
        byId(found, ({ prodId }) => prodId),
      ),
    }),
    ...(seckillIds.length && {
      seckills: quietly(client.seckillPage({ seckillIds: seckillIds.join(), ...all }, options), ({ records }) =>
        byId(records, ({ seckillId }) => seckillId),
      ),
    }),
    ...(groupActivityIds.length && {
      groups: quietly(
        client.groupProdPage({ groupActivityIds: groupActivityIds.join(), ...all }, options),
        ({ records }) => byId(records, ({ groupActivityId }) => groupActivityId),
      ),
    }),
    ...(shelves.length && {
      shelves: quietly(client.prodShelves({ shelves: shelves.join() }, options), (filled) =>
        Object.fromEntries(shelves.map((shelf, index) => [shelf, filled[index] ?? []])),
      ),
    }),
    ...(shopIds.length && {
      shops: quietly(client.shopPage({ shopIds: shopIds.join(), ...all }, options), ({ records }) =>
        byId(records, ({ shopId }) => shopId),
      ),
    }),
  }
}

/**
 * Loads the data of a decorated page and resolves when all of it has arrived. The result is the `data` of `Decoration`
 * and of `SsrDecoration`.
 *
 * `const data = await loadDecorationData(client, planData(document))`
 */
export async function loadDecorationData(
  client: DecorationClient,
  plan: DecorationPlan,
  options?: DecorationOptions,
): Promise<DecorationAnswers> {
  const { now, ...late } = askDecorationData(client, plan, options)
  const answers = await Promise.all(Object.entries(late).map(async ([kind, answer]) => [kind, await answer] as const))
  return { now, ...(Object.fromEntries(answers) as Omit<DecorationAnswers, 'now'>) }
}

function quietly<T, R>(answer: Promise<T>, read: (answer: T) => R): Promise<R | null> {
  return answer.then(read, () => null)
}

function byId<T>(records: readonly T[], idOf: (record: T) => string): ById<T> {
  return Object.fromEntries(records.map((record) => [idOf(record), record]))
}
