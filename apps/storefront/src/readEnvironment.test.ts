import { expect, it } from 'vitest'
import { readEnvironment } from './readEnvironment.ts'
import { readPort } from './readPort.ts'

it('is the sample mall where the environment says nothing', () => {
  expect(readEnvironment({})).toEqual({
    client: 'http://localhost:4101',
    password: expect.any(Function),
    trustProxy: false,
    log: 'failures',
  })
})

it('takes each variable as the option that it is', () => {
  expect(
    readEnvironment({
      MALL_API_BASE: 'https://api.example',
      MALL_IM_BASE: 'https://im.example',
      PICTURE_BASE: 'https://pictures.example/',
      TRUST_PROXY: '1',
      SHOP_HOSTS: 'shop.example, www.shop.example',
      SHOP_LIMITS: '{"seats": 64}',
      ACCESS_LOG: '1',
      SESSION_SECRET: 'the same for every instance',
      REDIS_URL: 'redis://127.0.0.1:1',
      PASSWORD_CODEC: 'none',
    }),
  ).toMatchObject({
    client: 'https://api.example',
    chat: 'https://im.example',
    pictures: 'https://pictures.example/',
    trustProxy: true,
    hosts: ['shop.example', ' www.shop.example'],
    limits: { seats: 64 },
    log: 'all',
    sessions: 'the same for every instance',
    cache: { get: expect.any(Function) },
  })
})

it.each([
  [{ SHOP_LIMITS: '{' }, 'SHOP_LIMITS is "{", which is no JSON.'],
  [{ REDIS_URL: 'nonsense' }, 'redisCache: "nonsense" is not the address of a Redis server.'],
  [{ PASSWORD_CODEC: 'rot13' }, 'rot13'],
])('says in a sentence what is wrong with %j', (environment, sentence) => {
  expect(() => readEnvironment(environment)).toThrow(sentence)
})

it('takes a port that is one', () => {
  expect([readPort(), readPort('0'), readPort('8080')]).toEqual([4100, 0, 8080])
  expect(() => readPort('80a')).toThrow('PORT is "80a", which is no port.')
})
