import { callInEdition } from '@millwright/api-client/editions'
import type { Edition, EditionCall } from '@millwright/api-client/editions'
import { mayCarryToken } from '@millwright/api-client/mayCarryToken'
import { requestOf } from '@millwright/api-client/requestOf'
import { commonCodes } from '@millwright/contract/call'
import type { CallSpec } from '@millwright/contract/call'
import { OK } from '@millwright/contract/codes'
import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
import { probes } from '@millwright/fixtures/probes'
import type { KnownIds } from '@millwright/fixtures/probes'
import { learn } from './learn.ts'

/**
 * The server to check. `write` permits calls that leave data behind: carts, addresses, an order that is cancelled
 * again.
 */
export type Server = {
  base: string
  imBase?: string
  token?: string
  language?: string
  write?: boolean
  edition?: Edition
}

export const verdicts = [
  'ok',
  'not tried',
  'not served',
  'no answer',
  'missing',
  'envelope',
  'code',
  'refused',
  'accepted',
  'shape',
  'open',
] as const
export type Verdict = (typeof verdicts)[number]
export type Judged = { call: CallName; method: string; path: string; verdict: Verdict; note: string }

/** Whether the verdict is a fault. "not served" applies only to extension calls, which other servers may omit. */
export const isFault = (verdict: Verdict) => !['ok', 'not tried', 'not served'].includes(verdict)

const PATIENCE = 10_000
const LOGIN = 'A00004'

/**
 * Checks every call of the contract on a server: whether the call exists, has the envelope and shape, uses declared
 * codes, and refuses requests without a token.
 */
export async function* check(server: Server): AsyncGenerator<Judged> {
  const known: KnownIds = { prodId: '1', skuId: '1', shopId: '1', categoryId: '1', noticeId: '1', count: 1 }
  for (const call of Object.keys(probes) as CallName[]) {
    const { method, path } = contract[call]
    yield { call, method, path, ...(await judge(server, call, known)) }
    // Only the response of the cart contains the id of a newly added line.
    if (call === 'changeItem' && server.write) await judge(server, 'cartInfo', known)
  }
}

type Finding = { verdict: Verdict; note: string }

async function judge(server: Server, name: CallName, known: KnownIds): Promise<Finding> {
  const spoken = callInEdition(name, contract[name] as CallSpec, server.edition)
  if (!spoken) return { verdict: 'not served', note: 'not of this edition' }
  const { spec } = spoken
  const { how, input } = probes[name]
  const body = contract[name].input.parse(input(known))

  if (spec.auth === 'user') {
    const answer = await ask({ ...server, token: undefined }, spoken, body)
    const shut = answer.status === 401 || answer.code === LOGIN
    if (answer.gone) return answer.gone
    if (!shut) return { verdict: 'open', note: `answers ${answer.code ?? answer.status} without a token` }
    if (!server.token) return { verdict: 'not tried', note: 'shut without a token; the rest needs one' }
  }
  if (how === 'writes' && !server.write)
    return { verdict: 'not tried', note: 'leaves something behind; allow it with --write' }

  const { gone, code, data, file } = await ask(server, spoken, body)
  if (gone) return gone
  if (spec.raw === 'blob' && file) return { verdict: 'ok', note: 'a file' }
  if (code === undefined) return { verdict: 'envelope', note: 'no envelope with a code' }
  if (code !== OK) {
    const declared = [...spec.codes, ...commonCodes, ...(spec.auth === 'user' ? [LOGIN] : [])] as string[]
    if (!declared.includes(code)) return { verdict: 'code', note: `${code} is not declared` }
    return how === 'refused'
      ? { verdict: 'ok', note: `refuses with ${code}` }
      : { verdict: 'refused', note: `${code} to an input that should do` }
  }
  if (how === 'refused') return { verdict: 'accepted', note: 'accepts what it should refuse' }
  const answer = spec.answer.safeParse(spoken.answer(data ?? undefined, body))
  if (!answer.success) {
    const [issue] = answer.error.issues
    return { verdict: 'shape', note: `${['data', ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? ''}` }
  }
  learn(name, answer.data, known)
  return { verdict: 'ok', note: '' }
}

type Answer = { status: number; gone?: Finding; code?: string; data?: unknown; file?: boolean }

async function ask(
  { base, imBase, token, edition, language = 'zh-CN' }: Server,
  { spec, input: worded, codeOf }: EditionCall,
  input: unknown,
): Promise<Answer> {
  const { url, method, headers, body } = requestOf(spec, worded(input), { base, imBase })
  const { header, value } = edition?.language?.(/^en\b/i.test(language) ? 'en' : 'zh') ?? {
    header: 'accept-language',
    value: language,
  }
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        ...headers,
        [header]: value,
        ...(token && mayCarryToken(url, spec.base === 'im' ? (imBase ?? base) : base) && { authorization: token }),
      },
    })
    text = await response.text()
  } catch (error) {
    return { status: 0, gone: { verdict: 'no answer', note: error instanceof Error ? error.message : String(error) } }
  }
  const { status } = response
  const file = response.ok && text.length > 0 && !/\bjson\b/i.test(response.headers.get('content-type') ?? '')
  const { code: said, data } = envelopeOf(text)
  const code = said && codeOf(said)
  if (code === 'A00013' || (status === 404 && code === undefined))
    return { status, gone: { verdict: spec.ours ? 'not served' : 'missing', note: code ?? 'status 404' } }
  return { status, code, data, file }
}

function envelopeOf(text: string): { code?: string; data?: unknown } {
  try {
    const { code, data } = Object(JSON.parse(text)) as { code?: unknown; data?: unknown }
    return typeof code === 'string' ? { code, data } : {}
  } catch {
    return {}
  }
}
