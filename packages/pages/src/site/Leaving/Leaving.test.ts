import { expect, it } from 'vitest'
import type { Client } from '@millwright/contract/contract'
import type { LoaderContext } from '../../loader.ts'
import { documentOf } from '../../loading/documentOf.ts'
import { loaderContextAt as pageAt } from '../../loading/testing/testMall.ts'
import { load } from './Leaving.load.ts'

const linking = (url: string) => ({
  homeStatus: 1,
  content: JSON.stringify([
    { type: 'picture_by', dataField: { imgList: [{ url: 'a.png', link: { type: 6, link: url } }] } },
  ]),
})
const api = (sisterUrl: string) =>
  ({
    homepage: async ({ shopId }: { shopId?: string }) =>
      linking(shopId ? `https://shop-${shopId}.example.com/` : 'https://home.example.com/'),
    renovationInfo: async ({ renovationId, shopId }: { renovationId: string; shopId: string }) =>
      linking(`https://page-${renovationId}-${shopId}.example.com/`),
    chatMessages: async ({ shopId }: { shopId: string }) => ({
      messages: [{ content: `6205: https://chat-${shopId}.example.com/a.pdf.` }],
      more: false,
    }),
    getPcWebConfig: async () => ({ sisterSites: [{ name: 'x', url: sisterUrl }] }),
  }) as unknown as Client
const at = (to: string, from = {}, user: LoaderContext['user'] = undefined) =>
  pageAt(`/leaving?${new URLSearchParams({ to, ...from })}`, { user })

it.each([
  'https://evil.test/',
  'javascript:alert(1)',
  '//evil.test',
  '/cart',
  'https://parts.example.com@evil.test/',
  'https://parts.example.com.evil.test/',
  '',
  'data:text/html,x',
  'mailto:a@b.c',
])('does not link to %j, since no page of the mall links to it', async (to) => {
  expect(await load(api('https://parts.example.com/'), at(to))).toEqual({
    head: { title: { namespace: 'edge', key: 'leavingUnknownTitle' }, noindex: true },
  })
})

it('shows the destination of a link of the mall, with its host in ASCII', async () => {
  expect((await load(api('https://parts.example.com/'), at('https://parts.example.com/'))).to).toEqual({
    href: 'https://parts.example.com/',
    host: 'parts.example.com',
    foreign: false,
    plain: false,
  })
  expect((await load(api('http://еxample.com/'), at('http://еxample.com/'))).to).toMatchObject({
    host: 'xn--xample-2of.com',
    foreign: true,
    plain: true,
  })
})

it.each([
  [{}, 'home'],
  [{ sid: '2' }, 'shop-2'],
  [{ sid: '2', renovationId: '10' }, 'page-10-2'],
  [{ renovationId: '10' }, 'page-10-0'],
  [{ sid: 'x' }, 'home'],
])('accepts the links of the named page: %j', async (from, host) => {
  expect((await load(api('https://parts.example.com/'), at(`https://${host}.example.com/`, from))).to).toMatchObject({
    host: `${host}.example.com`,
  })
  expect(
    (await load(api('https://parts.example.com/'), at(`https://${host}.example.com/`, { sid: '3' }))).to,
  ).toBeUndefined()
})

it('accepts links of a chat only for the signed-in buyer of that chat', async () => {
  const said = 'https://chat-7.example.com/a.pdf'
  const buyer = { ...at(said, { chat: '7' }), user: Promise.resolve({ nickName: '张工' }) as LoaderContext['user'] }
  expect((await load(api('https://parts.example.com/'), buyer as LoaderContext)).to).toMatchObject({
    host: 'chat-7.example.com',
  })
  expect(
    (await load(api('https://parts.example.com/'), { ...buyer, ...at(said, { chat: '8' }) } as LoaderContext)).to,
  ).toBeUndefined()
  expect((await load(api('https://parts.example.com/'), at(said, { chat: '7' }))).to).toBeUndefined()
})

it('rethrows an error instead of reporting the link as unknown', async () => {
  const late = {
    ...api('https://parts.example.com/'),
    homepage: async () => {
      throw new Error('late')
    },
  } as unknown as Client
  await expect(load(late, at('https://home.example.com/'))).rejects.toThrow('late')
  expect((await load(late, at('https://parts.example.com/'))).to).toMatchObject({ host: 'parts.example.com' })
})

it('sends links of decorated pages to other sites through the warning page', () => {
  const text = JSON.stringify(documentOf(linking('https://parts.example.com/a?b=1')))
  expect(text).not.toContain('"https://parts.example.com')
  expect(text).toContain('/leaving?to=https%3A%2F%2Fparts.example.com%2Fa%3Fb%3D1')
})
