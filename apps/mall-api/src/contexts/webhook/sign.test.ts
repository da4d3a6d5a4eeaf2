import { expect, it } from 'vitest'
import { newSecret, signedHeaders } from './sign.ts'

// The test vector of the reference libraries of standardwebhooks.com.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', seconds: 1614265330, body: '{"test": 2432232314}' }
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

it('signs the published test vector of Standard Webhooks', () => {
  expect(signedHeaders(message, [secret])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  })
})

it('signs with each of two secrets', () => {
  const both = signedHeaders(message, [newSecret(), secret])['webhook-signature']
  expect(both?.split(' ')).toHaveLength(2)
  expect(both?.endsWith(` ${signature}`)).toBe(true)
})

it('makes secrets of 32 random bytes', () => {
  expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(newSecret()).not.toBe(newSecret())
})
