import { expect, it } from 'vitest'
import { readEnvironment } from './readEnvironment.ts'

it('uses the sample mall if no variable is set', () => {
  expect(readEnvironment({})).toEqual({
    client: ['http://localhost:4101'],
    password: expect.any(Function),
    trustProxy: 0,
    log: 'failures',
  })
})

it('converts each variable to its option', () => {
  expect(
    readEnvironment({
      MALL_API_BASE: 'https://api.example, https://api-2.example',
      MALL_IM_BASE: 'https://im.example',
      PICTURE_BASE: 'https://pictures.example/',
      TRUST_PROXY: '2',
      SHOP_HOSTS: 'shop.example, www.shop.example',
      SHOP_LIMITS: '{"seats": 64}',
      ACCESS_LOG: '1',
      SESSION_SECRET: 'the same for every instance',
      REDIS_URL: 'redis://127.0.0.1:1',
      PASSWORD_CODEC: 'none',
    }),
  ).toMatchObject({
    client: ['https://api.example', 'https://api-2.example'],
    chat: 'https://im.example',
    pictures: 'https://pictures.example/',
    trustProxy: 2,
    hosts: ['shop.example', 'www.shop.example'],
    limits: { seats: 64 },
    log: 'all',
    sessions: 'the same for every instance',
    cache: { get: expect.any(Function) },
  })
})

it.each([
  [{ SHOP_LIMITS: '{' }, 'SHOP_LIMITS is "{". Write it as {"seats": 64, "queue": 512}.'],
  [{ SHOP_LIMITS: '{"chairs": 9}' }, 'SHOP_LIMITS is "{"chairs": 9}". Write it as {"seats": 64, "queue": 512}.'],
  [{ REDIS_URL: 'nonsense' }, 'REDIS_URL cannot be used. Write it as redis://localhost:6379.'],
  [{ PASSWORD_CODEC: 'rot13' }, 'PASSWORD_CODEC is "rot13". Write aes-ecb, rsa-oaep or none.'],
  [
    { PASSWORD_CODEC: 'rsa-oaep' },
    'PASSWORD_PUBLIC_KEY is missing. Write the public key in PEM, which rsa-oaep needs.',
  ],
  [{ PASSWORD_PUBLIC_KEY: 'key' }, 'PASSWORD_PUBLIC_KEY is "key". Write the public key in PEM.'],
  [{ PASSWORD_KEY: 'short' }, 'PASSWORD_KEY cannot be used. Write 16, 24 or 32 ASCII characters.'],
  [{ PORT: '80a' }, 'PORT is "80a". Write a whole number from 0 to 65535.'],
  [
    { MALL_API_BASE: 'https://api.example,' },
    'MALL_API_BASE is "https://api.example,". Write addresses as http://localhost:4101, separated by commas.',
  ],
  [
    { TRUST_PROXY: 'perhaps' },
    'TRUST_PROXY is "perhaps". Write the number of proxies in front of the shop, such as 1.',
  ],
])('explains in one sentence how to correct %j', (environment, sentence) => {
  expect(() => readEnvironment(environment)).toThrow(sentence)
})

it('sends passwords unencoded if the codec is none', async () => {
  expect(await readEnvironment({ PASSWORD_CODEC: 'none' }).password!('Mall2026!')).toBe('Mall2026!')
})
