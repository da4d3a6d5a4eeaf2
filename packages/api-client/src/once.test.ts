import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './apiError.ts'
import { clientOf, envelope } from './internal/test/clientOf.ts'
import { createOnce, isDefinite } from './once.ts'

const call = 'submitOrder'

describe('a call that must happen once', () => {
  it('keeps its key until the server has reported the result', async () => {
    const store = new Map<string, string>()
    const answers = [
      () => Promise.reject(new TypeError('fetch failed')),
      () => new Response('<h1>bad gateway</h1>', { status: 502 }),
      () => envelope(null, 'A00005'),
      () => envelope({ orderNumbers: '7' }),
    ]
    const sent: unknown[] = []
    const { api } = clientOf((_, { body }) => {
      sent.push((JSON.parse(body as string) as { uuid: string }).uuid)
      return answers.shift()!()
    })
    // Each press follows a reload of the page, so only the store remains.
    const press = () =>
      createOnce(store).once('order of cart 7', (uuid) => api.submitOrder({ uuid, orderShopParams: [] }))
    for (const kind of ['network', 'network', 'glitch']) {
      await expect(press()).rejects.toMatchObject({ kind })
      expect(await createOnce(store).unknown('order of cart 7')).toBe(sent[0])
    }
    expect(await press()).toMatchObject({ orderNumbers: '7' })
    expect(new Set(sent).size).toBe(1)
    expect(store.size).toBe(0)
  })

  it('sends nothing before its key is stored, and returns nothing before the key is deleted', async () => {
    const order: string[] = []
    const slowly = (what: string) => async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      order.push(what)
      return undefined
    }
    const { once } = createOnce({ get: slowly('looked up'), set: slowly('kept'), delete: slowly('forgotten') })
    await once('pay 7', async () => {
      order.push('sent')
    })
    order.push('answered')
    await once('pay 7', () => {
      order.push('sent')
      throw new ApiError('refused', '', { call })
    }).catch(() => order.push('refused'))
    expect(order).toEqual([
      'looked up',
      'kept',
      'sent',
      'forgotten',
      'answered',
      'looked up',
      'kept',
      'sent',
      'forgotten',
      'refused',
    ])
  })

  it('gets a new key after a refusal, and a different key for a different intent', async () => {
    const store = new Map<string, string>()
    const { once } = createOnce(store)
    const keys: string[] = []
    const refused = (key: string) => {
      keys.push(key)
      return Promise.reject(new ApiError('refused', '', { call, code: 'A03010' }))
    }
    for (const intent of ['one', 'one', 'other']) await once(intent, refused).catch(() => undefined)
    expect(new Set(keys).size).toBe(3)
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
  })

  it('is sent once if it is started twice, and uses the given key', async () => {
    const { once } = createOnce(new Map())
    const work = vi.fn(async (key: string) => key)
    expect(await Promise.all([once('pay 7', work, 'of-the-price'), once('pay 7', work, 'another')])).toEqual([
      'of-the-price',
      'of-the-price',
    ])
    expect(work).toHaveBeenCalledOnce()
    expect(await once('pay 7', work, 'another')).toBe('another')
  })
})

it('recognises failures that report the result of a call', () => {
  const definite = (kind: ConstructorParameters<typeof ApiError>[0]) => isDefinite(new ApiError(kind, '', { call }))
  expect(
    (['refused', 'login', 'glitch', 'timeout', 'network', 'nonsense', 'aborted'] as const).filter(definite),
  ).toEqual(['refused', 'login'])
  expect(isDefinite(new TypeError('of the host'))).toBe(false)
})
