import { describe, expect, it, vi } from 'vitest'
import type { ClientOptions } from '../client.ts'
import { clientOf, envelope, failure, headersOf } from './test/clientOf.ts'

/** Creates a client of a server whose responses the test sends one by one. */
function held(options: Partial<ClientOptions> = {}) {
  const answers: ((answer: Response) => void)[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  const made = clientOf(
    (_, { signal }) =>
      new Promise((resolve, reject) => {
        answers.push(resolve)
        signals.push(signal)
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
    options,
  )
  return {
    ...made,
    answers,
    signals,
    asked: (times: number) => vi.waitFor(() => expect(made.fetch).toHaveBeenCalledTimes(times)),
  }
}

describe('equal reads', () => {
  it('share a request in flight, and start another once it is over', async () => {
    const { api, asked, answers } = held()
    const all = [api.hotSearch({}), api.hotSearch({ number: 4 }), api.hotSearch({ number: 5 })]
    await asked(2)
    answers.forEach((answer) => answer(envelope([])))
    expect(await Promise.all(all)).toEqual([[], [], []])
    const again = api.hotSearch({})
    await asked(3)
    answers[2]!(envelope([]))
    await again
  })

  it('are never shared by two buyers, and writes are never shared', async () => {
    const tokens = ['zhang', 'wang']
    const { api, fetch, asked, answers } = held({ token: () => tokens[0] })
    const zhang = api.prodCount()
    await asked(1)
    tokens.shift()
    const wang = api.prodCount()
    const writes = [api.deleteAll(), api.deleteAll()]
    await asked(4)
    expect(fetch.mock.calls.map(([, init]) => headersOf(init).get('authorization'))).toEqual([
      'zhang',
      'wang',
      'wang',
      'wang',
    ])
    answers.forEach((answer, index) => answer(envelope(index)))
    expect(await Promise.all([zhang, wang])).toEqual([0, 1])
    await Promise.all(writes)
  })

  it('continue when one caller aborts, and stop when the last caller aborts', async () => {
    const { api, fetch, asked, answers, signals } = held()
    const [one, two] = [new AbortController(), new AbortController()]
    const first = failure(api.hotSearch({}, { signal: one.signal }))
    const second = api.hotSearch({}, { signal: two.signal })
    await asked(1)
    one.abort()
    expect(await first).toMatchObject({ kind: 'aborted', call: 'hotSearch' })
    expect(signals[0]?.aborted).toBe(false)
    answers[0]!(envelope([]))
    expect(await second).toEqual([])

    const alone = new AbortController()
    const third = failure(api.hotSearch({}, { signal: alone.signal }))
    await asked(2)
    alone.abort()
    expect(await third).toMatchObject({ kind: 'aborted' })
    expect(signals[1]?.aborted).toBe(true)
    expect(await failure(api.hotSearch({}, { signal: alone.signal }))).toMatchObject({ kind: 'aborted' })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('report their failure to the host once', async () => {
    const onEffect = vi.fn<NonNullable<ClientOptions['onEffect']>>()
    const { api, asked, answers } = held({ onEffect })
    const both = [failure(api.userInfo()), failure(api.userInfo())]
    await asked(1)
    answers[0]!(envelope(null, 'A00005'))
    expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(['glitch', 'glitch'])
    expect(onEffect).toHaveBeenCalledOnce()
  })
})

describe('several calls that need sign-in', () => {
  it('send the buyer to sign in once, and again when a later call needs it [R8.02]', async () => {
    const onEffect = vi.fn<NonNullable<ClientOptions['onEffect']>>()
    const { api } = clientOf(() => envelope(null, 'A00004'), { onEffect })
    await Promise.all(
      [api.userInfo(), api.centerInfo(), api.myOrder({}), api.isCollection({ prodId: '1' })].map(failure),
    )
    const effects = () => onEffect.mock.calls.map(([effect]) => effect.do).toSorted()
    expect(effects()).toEqual(['login', 'silent', 'silent', 'silent'])
    await failure(api.orderCount())
    expect(effects()).toEqual(['login', 'login', 'silent', 'silent', 'silent'])
  })
})
