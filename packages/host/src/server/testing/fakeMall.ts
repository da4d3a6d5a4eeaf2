import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { CallSpec } from '@millwright/contract/call'
import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
import { answers } from '@millwright/fixtures/answers'
import type { AnswerFixture } from '@millwright/fixtures/answers'

export type FakeMall = {
  base: string
  /** The requests received, in order. */
  requests: {
    method: string
    path: string
    query: string
    authorization: string | undefined
    language: string | undefined
    body: string
  }[]
  /** Responses that replace those of the fixtures, by path. */
  responses: Map<string, (context: Context) => Response | Promise<Response>>
  /** Changes the fixture's response to a call that requires sign-in. */
  personal: ((answer: unknown, call: { path: string; authorization: string | undefined }) => unknown) | undefined
  reset: () => void
  close: () => void
}

export function envelope(data: unknown, code = '00000', msg = ''): Response {
  return Response.json({ code, msg, data })
}

/** Starts an HTTP mall that answers every call of the contract with a fixture, or with a response set by the test. */
export async function startFakeMall(): Promise<FakeMall> {
  const requests: FakeMall['requests'] = []
  const responses: FakeMall['responses'] = new Map()
  const app = new Hono()
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    requests.push({
      method: context.req.method,
      path: pathname,
      query: search,
      authorization: context.req.header('authorization'),
      language: context.req.header('accept-language'),
      body: await context.req.text(),
    })
    const other = responses.get(pathname) ?? responses.get('*')
    return other ? other(context) : next()
  })
  for (const [name, spec] of Object.entries(contract) as [CallName, CallSpec][]) {
    app.on(spec.method, spec.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      if (spec.auth === 'user' && !context.req.header('authorization')?.endsWith('-token'))
        return envelope(null, 'A00004')
      const input = spec.input.safeParse(await inputOf(context, spec))
      if (!input.success) return envelope({ field: input.error.issues[0]?.path.join('.') }, 'A00014')
      const locale = context.req.header('accept-language')?.startsWith('en') ? 'en' : 'zh'
      const answer = (answers[name] as AnswerFixture<CallName>)({ input: input.data as never, locale, now: Date.now() })
      if (answer instanceof Blob) return new Response(answer)
      const authorization = context.req.header('authorization')
      const isPersonal = mall.personal && spec.auth === 'user'
      return envelope((isPersonal ? await mall.personal!(answer, { path: spec.path, authorization }) : answer) ?? null)
    })
  }
  app.notFound(() => envelope(null, 'A00013'))
  const server = serve({ fetch: app.fetch, port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const mall: FakeMall = {
    personal: undefined,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    responses,
    reset: () => {
      requests.length = 0
      responses.clear()
      mall.personal = undefined
    },
    close: () => void server.close(),
  }
  return mall
}

/** Returns the input of a call: path, query and body together, or the body alone if it is a list or a single value. */
async function inputOf({ req }: Context, { method, encoding }: CallSpec): Promise<unknown> {
  const named = { ...req.query(), ...req.param() }
  if (method === 'GET') return named
  const body: unknown = encoding ? await req.parseBody() : await req.json().catch(() => ({}))
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...named, ...body } : body
}
