import { expect, inject, it } from 'vitest'
import { check, isFault } from '../conformance/check.ts'
import type { Judged } from '../conformance/check.ts'
import { startDistorted } from '../conformance/distort.ts'
import { smsCode } from './sellerConsole.ts'

async function tokenOf(mobile: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(inject('api') + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { data: { accessToken: string } }
  }
  await post('/sms/sendLoginCode', { mobile })
  return (await post('/smsLogin', { userName: mobile, passWord: await smsCode(mobile) })).data.accessToken
}

async function judge(base: string, more: { token?: string; write?: boolean } = {}): Promise<Judged[]> {
  const judged: Judged[] = []
  for await (const one of check({ base, ...more })) judged.push(one)
  return judged
}
const said = (judged: Judged[]) =>
  judged
    .filter(({ verdict }) => isFault(verdict))
    .map(({ call, verdict, note }) => `${call}: ${verdict}${note && `, ${note}`}`)

it('finds that the reference mall follows the contract in every call, reading and writing [R7.02] [R8.01] [R8.02]', async () => {
  const judged = await judge(inject('api'), { token: await tokenOf('13911110001'), write: true })
  expect(said(judged)).toEqual([])
  expect(judged.filter(({ verdict }) => verdict === 'not tried' || verdict === 'not served')).toEqual([])
})

it('checks public calls without a token, and makes no call that would change data [R8.02]', async () => {
  const judged = await judge(inject('api'))
  expect(said(judged)).toEqual([])
  expect(judged.find(({ call }) => call === 'searchProd')?.verdict).toBe('ok')
  for (const { call, path, verdict } of judged)
    if (path.startsWith('/p/')) expect(`${call} ${verdict}`).toBe(`${call} not tried`)
})

it('reports exactly the faults of a server that breaks the contract [R8.01] [R8.05]', async () => {
  const token = await tokenOf('13911110002')
  const wrong = await startDistorted(inject('api'), {
    '/search/hotSearch': { status: 404, body: () => '<h1>404</h1>' },
    '/shop/hotShops': { body: () => '<h1>Welcome</h1>' },
    '/webConfig/getPcWebConfig': { body: (right) => (right as { data: unknown }).data },
    '/search/page': { body: (right) => ({ ...(right as object), data: { records: {}, total: 1, pages: 1 } }) },
    '/search/suggest': { body: () => ({ code: 'E1', msg: '', data: null }) },
    '/category/path': { body: () => ({ code: 'A00001', msg: 'no', data: null }) },
    '/login': { body: () => ({ code: '00000', data: { accessToken: 'x' } }) },
    '/p/user/userInfo': { token },
    // An extension call, which other servers may omit.
    '/prod/offers': { status: 404, body: () => '<h1>404</h1>' },
  })
  try {
    const judged = await judge(wrong.url, { token })
    expect(judged.filter(({ verdict }) => verdict === 'not served').map(({ call }) => call)).toEqual(['prodOffers'])
    expect(said(judged)).toEqual([
      'searchProd: shape, data.records: Invalid input: expected array, received object',
      'getPcWebConfig: envelope, no envelope with a code',
      'hotSearch: missing, status 404',
      'hotShops: envelope, no envelope with a code',
      'categoryPath: refused, A00001 to an input that should do',
      'suggest: code, E1 is not declared',
      'login: accepted, accepts what it should refuse',
      'userInfo: open, answers 00000 without a token',
    ])
  } finally {
    wrong.close()
  }
})

it('names a server that does not answer', async () => {
  const [first] = await judge('http://127.0.0.1:9')
  expect(first?.verdict).toBe('no answer')
})
