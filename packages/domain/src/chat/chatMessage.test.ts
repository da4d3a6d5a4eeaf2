import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readChatBody } from './chatMessage.ts'

describe('the body of a chat message', () => {
  it("is text for type 1 and for the system's type 5", () => {
    expect(readChatBody(1, ' 6205 有货吗 ')).toEqual({ kind: 'text', text: ' 6205 有货吗 ' })
    expect(readChatBody('5', 'transferred')).toEqual({ kind: 'text', text: 'transferred' })
    expect(readChatBody(1, '  ')).toEqual({ kind: 'unknown' })
  })

  it('is a picture from a path, plain or in an object', () => {
    expect(readChatBody(2, 'im/2026/a.jpg')).toEqual({ kind: 'picture', src: 'im/2026/a.jpg' })
    expect(readChatBody(2, '{"filePath":"im/a.jpg"}')).toEqual({ kind: 'picture', src: 'im/a.jpg' })
    for (const no of ['', '{"filePath":1e999}', {}, null]) expect(readChatBody(2, no)).toEqual({ kind: 'unknown' })
  })

  it('is a product or order card if its id is readable', () => {
    expect(readChatBody(10, '{"prodId":100001,"prodName":"6205-2RS","price":"18.60","pic":"a.svg"}')).toEqual({
      kind: 'product',
      prodId: '100001',
      prodName: '6205-2RS',
      price: '18.60',
      pic: 'a.svg',
    })
    expect(readChatBody(10, { prodId: '1', skuId: 1002, prodName: 'M8' })).toMatchObject({ skuId: '1002' })
    expect(readChatBody(10, { prodId: '1', skuId: '1?x', prodName: 'M8' })).not.toHaveProperty('skuId')
    expect(readChatBody(10, { prodId: '../x', prodName: 'x' })).toEqual({ kind: 'unknown' })
    expect(readChatBody(11, { orderNumber: '20261121093012', actualTotal: 'free', status: 2 })).toMatchObject({
      kind: 'order',
      orderNumber: '20261121093012',
      actualTotal: undefined,
      status: 2,
    })
    expect(
      readChatBody(11, { orderNumber: '1', closeType: 4, partly: true, refunded: 5.5, refundRunning: true }),
    ).toMatchObject({ closeType: 4, partly: true, refunded: '5.5', refundRunning: true })
    expect(
      readChatBody(11, { orderNumber: '1', closeType: '4', partly: 'x', refunded: '-5', refundRunning: 1 }),
    ).toEqual({
      kind: 'order',
      orderNumber: '1',
    })
    expect(readChatBody(11, { orderNumber: 'a/../b' })).toEqual({ kind: 'unknown' })
  })

  it('is unknown for other types, and any frame is read without an error', () => {
    expect(readChatBody(3, 'voice.amr')).toEqual({ kind: 'unknown' })
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 0, max: 12 }), fc.anything()),
        fc.oneof(fc.string(), fc.json(), fc.anything()),
        (type, content) => {
          expect(readChatBody(type, content)).toHaveProperty('kind')
        },
      ),
    )
  })
})
