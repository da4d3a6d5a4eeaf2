import { contract } from '@millwright/contract/contract'
import type { AnswerOf, CallName, InputOf } from '@millwright/contract/contract'
import type { CallSpec } from '@millwright/contract/call'
import type { Hono } from 'hono'

export type Reply<N extends CallName> = { code: string; msg: string; data: unknown; answer: AnswerOf<N> }

/** A client that calls the mall over HTTP and reads the answers by the contract. */
export class Visitor {
  token: string | undefined
  readonly app: Hono
  readonly locale: string

  constructor(app: Hono, { token, locale = 'zh-CN' }: { token?: string; locale?: string } = {}) {
    this.app = app
    this.token = token
    this.locale = locale
  }

  async raw(
    method: string,
    path: string,
    { body, headers }: { body?: BodyInit; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    // Node requires `duplex` for a streamed body. The DOM types lack it.
    const pieces = body instanceof ReadableStream ? { duplex: 'half' } : {}
    return this.app.request(path, {
      method,
      body,
      ...pieces,
      headers: { 'accept-language': this.locale, ...(this.token && { authorization: this.token }), ...headers },
    })
  }

  async call<N extends CallName>(name: N, input?: InputOf<N>): Promise<Reply<N>> {
    const spec: CallSpec = contract[name]
    const given =
      typeof input === 'object' && input !== null && !Array.isArray(input)
        ? { ...(input as Record<string, unknown>) }
        : input
    const path = spec.path.replace(/\{(\w+)\}/g, (_, key: string) => {
      const record = given as Record<string, unknown>
      const value = String(record[key])
      delete record[key]
      return encodeURIComponent(value)
    })
    let response: Response
    if (spec.method === 'GET') {
      const query = new URLSearchParams(
        Object.entries((given ?? {}) as object).map(([key, value]) => [key, String(value)]),
      )
      response = await this.raw('GET', `${path}?${query}`)
    } else if (spec.encoding) {
      const form = new FormData()
      for (const [key, value] of Object.entries(given as Record<string, string | Blob>)) form.set(key, value)
      response = await this.raw(spec.method, path, { body: form })
    } else {
      response = await this.raw(spec.method, path, {
        body: given === undefined ? undefined : JSON.stringify(given),
        headers: { 'content-type': 'application/json' },
      })
    }
    if (spec.raw && !response.headers.get('content-type')?.includes('json'))
      return { code: '00000', msg: '', data: null, answer: (await response.blob()) as AnswerOf<N> }
    const { code, msg, data } = await response.json()
    return { code, msg, data, answer: (code === '00000' ? spec.answer.parse(data) : undefined) as AnswerOf<N> }
  }

  async login(account = 'buyer'): Promise<this> {
    const { answer } = await this.call('login', { userName: account, passWord: 'Mall2026!' })
    this.token = answer.accessToken
    return this
  }
}
