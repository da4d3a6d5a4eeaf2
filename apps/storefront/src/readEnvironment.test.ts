import { expect, it } from 'vitest'
import { readEnvironment } from './readEnvironment.ts'

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
  [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY is "perhaps". Write 1 or 0.'],
])('says in a sentence what is wrong with %j', (environment, sentence) => {
  expect(() => readEnvironment(environment)).toThrow(sentence)
})

it('sends passwords as they are typed with the codec none', async () => {
  expect(await readEnvironment({ PASSWORD_CODEC: 'none' }).password!('Mall2026!')).toBe('Mall2026!')
})
