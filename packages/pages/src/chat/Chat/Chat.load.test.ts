import { expect, it } from 'vitest'
import { loaderContextAt, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './Chat.action.ts'
import { load } from './Chat.load.ts'

const message = (seq: number, sender: number) => ({
  messageId: `4.${seq}`,
  imChannelId: '4',
  shopId: '7',
  seq,
  sender,
  msgType: 1,
  content: `m${seq}`,
  clientMsgId: sender ? undefined : `mine-${seq}`,
  sendTime: 1_000 * seq,
})
const talk = {
  imChannelId: '4',
  shopId: '7',
  shopName: '中轴直营',
  unread: 1,
  lastSeq: 3,
  readSeq: 2,
  peerReadSeq: 1,
  online: true,
  last: message(3, 1),
}
const mall = {
  chatConversations: [talk],
  chatChannel: talk,
  chatMessages: { messages: [message(1, 0), message(2, 1), message(3, 1)], more: false },
}

it('opens the conversation at the first unread message [R2.05]', async () => {
  const { api, inputsOf } = testMall(mall)
  const { conversations, room } = await load(api, loaderContextAt('/chat?sid=7'))
  expect(conversations).toMatchObject([
    { shopId: '7', unread: 1, online: true, time: 3_000, last: { kind: 'text', text: 'm3' }, lastFrom: 'them' },
  ])
  expect(room).toMatchObject({ shopId: '7', unreadFrom: '4.3', read: 2, peerRead: 1, more: false, later: false })
  expect(inputsOf('chatMessages')).toEqual([{ shopId: '7', before: undefined, after: undefined, size: 30 }])
})

it('offers a product or order of its own shop, and nothing if it does not exist [R2.05]', async () => {
  const product = testMall({ ...mall, prodInfo: { shopId: '7', prodName: '6205', pic: 'p.svg', price: '18.50' } })
  expect((await load(product.api, loaderContextAt('/chat?prodId=101'))).room).toMatchObject({
    shopId: '7',
    offer: { intent: 'product', id: '101', msgType: 10, body: { kind: 'product', prodName: '6205', price: '18.50' } },
  })
  const order = testMall({
    ...mall,
    orderDetail: {
      shopId: '7',
      actualTotal: '20.00',
      status: 2,
      createTime: '2026-11-21 09:30:12',
      orderItemDtos: [{ pic: 'o.svg' }],
    },
  })
  expect((await load(order.api, loaderContextAt('/chat?sid=7&orderNumber=2026'))).room?.offer).toMatchObject({
    intent: 'order',
    id: '2026',
    body: { kind: 'order', actualTotal: '20.00' },
  })
  const other = testMall({ ...mall, prodInfo: { shopId: '8', prodName: 'x', pic: '', price: '1' } })
  expect((await load(other.api, loaderContextAt('/chat?sid=7&prodId=101'))).room?.offer).toBeUndefined()
  const gone = testMall({ ...mall, prodInfo: refusal('A01000') })
  expect((await load(gone.api, loaderContextAt('/chat?prodId=101'))).room).toBeUndefined()
})

it('offers the selected SKU with model, picture and price, and sends it by plain form [R2.05] [R2.31]', async () => {
  const { api, inputsOf } = testMall({
    ...mall,
    chatSend: message(4, 0),
    prodInfo: { shopId: '7', prodName: '深沟球轴承', pic: 'open.svg', price: '13.90' },
    skuList: [
      { skuId: '1001', partyCode: '6205', pic: 'open.svg', price: '13.90' },
      { skuId: '1002', partyCode: '6205-2RS', pic: 'sealed.svg', price: '16.30' },
    ],
  })
  expect((await load(api, loaderContextAt('/chat?sid=7&prodId=101&sku=1002'))).room?.offer?.body).toEqual({
    kind: 'product',
    prodId: '101',
    skuId: '1002',
    prodName: '6205-2RS 深沟球轴承',
    pic: 'sealed.svg',
    price: '16.30',
  })
  // A SKU of another product shows the product itself.
  expect((await load(api, loaderContextAt('/chat?sid=7&prodId=101&sku=9'))).room?.offer?.body).toMatchObject({
    price: '13.90',
  })
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'product', id: '101', skuId: '1002' })) form.set(name, value)
  await redirectTarget(action(api, loaderContextAt('/chat?sid=7'), form))
  expect(inputsOf('chatSend')).toMatchObject([{ content: '{"prodId":"101","skuId":"1002"}' }])
})

it('shows the list without a known shop, and lists a shop without messages', async () => {
  const { api, calls } = testMall(mall)
  expect((await load(api, loaderContextAt('/chat?sid=../7'))).room).toBeUndefined()
  expect(calls.map(({ name }) => name)).toEqual(['chatConversations'])
  expect(
    (await load(testMall({ ...mall, chatChannel: refusal('A00010') }).api, loaderContextAt('/chat?sid=9'))).room,
  ).toBeUndefined()
  const fresh = testMall({
    chatConversations: [],
    chatChannel: { ...talk, imChannelId: undefined, last: undefined, lastSeq: 0 },
    chatMessages: { messages: [], more: false },
  })
  expect((await load(fresh.api, loaderContextAt('/chat?sid=7'))).conversations.map(({ shopId }) => shopId)).toEqual([
    '7',
  ])
})

it('sends plain forms with an idempotency key, and redirects to the newest message', async () => {
  const { api, inputsOf } = testMall({ chatSend: message(4, 0), chatRead: null, uploadImFile: { filePath: 'files/a' } })
  const post = (fields: Record<string, string | Blob>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return action(api, loaderContextAt('/chat?sid=7'), form)
  }
  expect(await redirectTarget(post({ intent: 'say', content: ' 6205？ ', clientMsgId: 'form-0001' }))).toBe(
    '/chat?sid=7#newest',
  )
  await redirectTarget(post({ intent: 'product', id: '101', clientMsgId: '<script>' }))
  expect(inputsOf('chatSend')).toMatchObject([
    { shopId: '7', msgType: 1, content: '6205？', clientMsgId: 'form-0001' },
    { msgType: 10, content: '101', clientMsgId: expect.stringMatching(/^[\w-]{36}$/) },
  ])
  expect(await post({ intent: 'picture', file: new Blob(['x']) })).toEqual({
    done: true,
    data: { filePath: 'files/a' },
  })
  expect(await redirectTarget(post({ intent: 'sendPicture', file: new Blob(['x']), clientMsgId: 'form-0002' }))).toBe(
    '/chat?sid=7#newest',
  )
  expect(inputsOf('chatSend')[2]).toEqual({ shopId: '7', msgType: 2, content: 'files/a', clientMsgId: 'form-0002' })
})
