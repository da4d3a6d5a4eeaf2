import { contract } from '@millwright/contract/contract'
import type { CallName, Client } from '@millwright/contract/contract'
import { answers as ofFixtures } from '@millwright/fixtures/answers'
import type { AnswerFixture } from '@millwright/fixtures/answers'
import { user } from '@millwright/fixtures/site'
import { ScreenResponse } from '../../loader.ts'
import type { LoaderContext } from '../../loader.ts'
import { matchRoute } from '../../matchRoute.ts'
import { declaredUrl, readQuery } from '../../searchParams.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')

/**
 * Creates a mall for tests of loads and actions. It records every call, responds to the calls in `answers`, and throws
 * on others.
 */
export function testMall(answers: Partial<Record<CallName, unknown>>) {
  const calls: { name: string; input: unknown }[] = []
  const api = new Proxy(
    {},
    {
      get: (_, name: string) => async (input: unknown) => {
        calls.push({ name, input })
        if (!(name in answers)) throw new Error(`testMall has no response for ${name}`)
        const answer = answers[name as CallName]
        const given = typeof answer === 'function' ? answer(input) : answer
        if (given instanceof Error) throw given
        return given
      },
    },
  ) as Client
  return {
    api,
    calls,
    inputsOf: (name: CallName) => calls.filter((one) => one.name === name).map(({ input }) => input),
  }
}

/** Returns the Chinese responses of the fixtures' mall, parsed as the client does. */
export function fromFixtures<N extends CallName>(...names: N[]): Record<N, (input: unknown) => unknown> {
  const answerOf = (name: N) => (input: unknown) => {
    const asked = { input: contract[name].input.parse(input) as never, locale: 'zh' as const, now }
    return contract[name].answer.parse((ofFixtures[name] as AnswerFixture<N>)(asked))
  }
  return Object.fromEntries(names.map((name) => [name, answerOf(name)])) as ReturnType<typeof fromFixtures<N>>
}

/** Creates a refusal by the mall. */
export function refusal(code: string, message = '', data?: unknown): Error {
  return Object.assign(new Error(message), { name: 'ApiError', kind: 'refused', code, data })
}

/** Returns the context of a load at a path, with the query parsed by the screen's declaration. */
// oxlint-disable-next-line typescript/no-explicit-any
export function loaderContextAt(path: string, more: Partial<LoaderContext> = {}): LoaderContext<any> {
  const asked = new URL(path, 'http://mall.test')
  const { searchParams = {} } = matchRoute(asked.pathname).definition
  return {
    url: declaredUrl(asked, searchParams),
    query: readQuery(asked, searchParams),
    params: {},
    locale: 'zh',
    user: Promise.resolve(user.zh),
    now,
    pictureBase: '',
    ...more,
  }
}

export function formOf(fields: Readonly<Record<string, string | string[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  return form
}

/** Returns how a load or action leaves its screen: an address, a status, or for example `unknown order`. */
export async function redirectTarget(work: Promise<unknown>): Promise<string> {
  const left: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(left instanceof ScreenResponse)) throw new Error(`the load or action did not redirect: ${String(left)}`)
  if ('missing' in left.to) return Object.entries(left.to.missing).join().replace(',', ' ')
  return 'redirect' in left.to ? left.to.redirect : String(left.to.status)
}
