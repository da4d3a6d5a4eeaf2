import { ApiError } from '@millwright/api-client/apiError'
import { createClient } from '@millwright/api-client/client'
import type { ClientOptions } from '@millwright/api-client/client'
import { cbec, mall4cloud, mall4j } from '@millwright/api-client/editions'
import type { CallSpec } from '@millwright/contract/call'
import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
import fc from 'fast-check'
import * as z from 'zod'
import { asyncProperty, checkProperties } from '../fuzzRun.ts'
import type { Measurement } from '../measure.ts'
import { probes } from '@millwright/fixtures/probes'
import type { KnownIds } from '@millwright/fixtures/probes'
import { changed, cuts, delivery, kept, responseOf } from './world/answers.ts'
import type { Delivery } from './world/answers.ts'

const kinds = ['refused', 'login', 'glitch', 'timeout', 'network', 'nonsense', 'aborted']
const clean: Delivery = { status: 200, type: 'application/json', code: '00000', way: 'whole', at: 1, after: undefined }
const known: KnownIds = {
  prodId: '1',
  skuId: '1',
  shopId: '1',
  categoryId: '1',
  noticeId: '1',
  count: 1,
  orderNumber: '1',
}
const inputOf = (name: CallName) => (probes[name].input as (known: KnownIds) => unknown)(known)

type Outcome = { answer: unknown } | { error: unknown } | 'hangs'

/** Calls a server that responds with this data and returns the outcome: `hangs` if there is none within a second. */
async function outcomeOf(
  name: CallName,
  data: unknown,
  how: Delivery,
  options: Partial<ClientOptions> = {},
): Promise<Outcome> {
  const api = createClient({
    base: 'https://mall.test',
    locale: 'zh',
    retries: 1,
    timeoutMs: 40,
    maxBytes: 200_000,
    ...options,
    fetch: async (_, { signal }) => responseOf(data, how, signal),
  }) as unknown as Record<string, (input: unknown) => Promise<unknown>>
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(() => resolve('hangs'), 1000)
  })
  const made = api[name]!(inputOf(name)).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
  return Promise.race([made, late]).finally(() => clearTimeout(timer))
}

const isTyped = (outcome: Outcome, name: CallName) =>
  outcome !== 'hangs' &&
  ('answer' in outcome
    ? isAnswer(outcome.answer)
    : outcome.error instanceof ApiError &&
      outcome.error.call === name &&
      kinds.includes(outcome.error.kind) &&
      (outcome.error.kind !== 'refused' || Boolean(outcome.error.code)))

const fits = (name: CallName, data: unknown) =>
  (contract[name] as CallSpec).raw === 'blob' ||
  contract[name].answer.safeParse(JSON.parse(JSON.stringify(data ?? null)) ?? undefined).success

/** Whether ids and money in the client's answer are text. Data nested deeper than 20 levels is not checked. */
function isAnswer(answer: unknown, depth = 0): boolean {
  if (depth > 20 || typeof answer !== 'object' || answer === null || answer instanceof Blob) return true
  if (Array.isArray(answer)) return answer.every((one) => isAnswer(one, depth + 1))
  return Object.entries(answer).every(([key, value]) => {
    if (['prodId', 'skuId', 'shopId', 'orderItemId'].includes(key))
      return value === undefined || typeof value === 'string'
    if (['price', 'actualTotal', 'total'].includes(key) && typeof value !== 'number')
      return value === undefined || /^-?\d+(?:\.\d+)?$/.test(String(value))
    if (key === 'records') return Array.isArray(value) && isAnswer(value, depth + 1)
    return isAnswer(value, depth + 1)
  })
}

const told = fc.tuple(kept, cuts, delivery)

export const run: Measurement = async (wish) =>
  checkProperties(
    [
      asyncProperty(
        'a mutated answer is a typed answer or a typed error, in time',
        told,
        async ([right, wrong, how]) => {
          const [name, data] = changed(right, wrong)
          const outcome = await outcomeOf(name, data, how)
          return isTyped(outcome, name) && (outcome === 'hangs' || !('answer' in outcome) || fits(name, data))
        },
      ),
      asyncProperty(
        'so is a mutated answer that is read leniently or from another edition of the family',
        fc.tuple(told, fc.constantFrom(undefined, mall4j, cbec, mall4cloud)),
        async ([[right, wrong, how], edition]) => {
          const [name, data] = changed(right, wrong)
          return isTyped(await outcomeOf(name, data, how, { strictness: 'lenient', edition }), name)
        },
      ),
      asyncProperty('data that fits the contract is read, strictly and leniently', kept, async ([name, data]) => {
        const outcome = await outcomeOf(name, data, clean)
        if (outcome === 'hangs') return false
        // The JSON schema that generates the data is less strict than the schema itself: it allows text that is not an
        // amount.
        if ('error' in outcome)
          return (
            outcome.error instanceof ApiError &&
            outcome.error.kind === 'nonsense' &&
            outcome.error.cause instanceof Error &&
            outcome.error.cause.cause instanceof z.ZodError
          )
        const lenient = await outcomeOf(name, data, clean, { strictness: 'lenient' })
        return (
          lenient !== 'hangs' &&
          'answer' in lenient &&
          JSON.stringify(lenient.answer) === JSON.stringify(outcome.answer)
        )
      }),
    ],
    wish,
  )
