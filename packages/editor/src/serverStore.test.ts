import { expect, it } from 'vitest'
import { PageRefusal, serverStore } from './serverStore.ts'

type Asked = { url: string; method: string; headers: Record<string, string>; body: unknown }

/** Returns a store whose mall gives these responses in order, and the requests that it received. */
function storeOf(...answers: object[]) {
  const asked: Asked[] = []
  const store = serverStore({
    base: 'https://mall.test',
    locale: 'en',
    token: () => 'secret',
    fetch: async (url, init) => {
      asked.push({
        url: String(url),
        method: init!.method!,
        headers: init!.headers as Record<string, string>,
        body: init!.body === undefined ? undefined : JSON.parse(String(init!.body)),
      })
      return Response.json({ code: '00000', msg: 'OK', data: null, ...answers.shift() })
    },
  })
  return { store, asked }
}

it('publishes with the version that was opened, then with the one that was published', async () => {
  const { store, asked } = storeOf(
    { data: { version: 4, draft: null } },
    { data: { version: 5 } },
    { data: { version: 6 } },
  )
  expect(await store.drafts.load('1')).toBeUndefined()
  await store.publish(1, '[1]')
  await store.publish('1', '[2]')
  expect(asked.slice(1).map(({ url, body }) => [url, body])).toEqual([
    ['https://mall.test/merchant/pages/1/publish', { content: '[1]', version: 4 }],
    ['https://mall.test/merchant/pages/1/publish', { content: '[2]', version: 5 }],
  ])
})

it('opens a page that nobody opened before it publishes', async () => {
  const { store, asked } = storeOf({ data: { version: 9 } }, { data: { version: 10 } })
  await store.publish(7, '[]')
  expect(asked[1]!.body).toEqual({ content: '[]', version: 9 })
})

it('sends the token and the language with every call, and no cookie', async () => {
  const { store, asked } = storeOf()
  await store.drafts.save('1', { content: '[]', savedAt: 1 })
  expect(asked).toEqual([
    {
      url: 'https://mall.test/merchant/pages/1/draft',
      method: 'PUT',
      headers: { 'Accept-Language': 'en', Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
      body: { content: '[]' },
    },
  ])
})

it('tells why the mall refused a page, in sentences', async () => {
  const problems = [{ code: 'tooMany', path: '$[0].dataField.goods', values: { max: 3, given: 4 } }]
  const { store } = storeOf({ data: { version: 0 } }, { code: 'A00014', msg: 'Not published', data: { problems } })
  const refusal = (await store.publish(1, '[]').catch((error: unknown) => error)) as PageRefusal
  expect(refusal).toBeInstanceOf(PageRefusal)
  expect([refusal.code, refusal.message, refusal.problems[0]!.message.en]).toEqual([
    'A00014',
    'Not published',
    'At most 3 items fit; there are 4, and the rest are not shown.',
  ])
})

it('throws if no mall answers at the address', async () => {
  const store = serverStore({ base: 'https://x.test', fetch: async () => new Response('<html>', { status: 502 }) })
  await expect(store.pages()).rejects.toMatchObject({ code: '502' })
})
