import { expect, it } from 'vitest'
import * as z from 'zod'
import { about, address, flag, json, list, oneOf, port, readSettings, settingRows, text } from './settings.ts'

const schema = z.object({
  PORT: about(port().default(4100), { meaning: 'the port' }),
  SANDBOX: about(flag().default(true), { meaning: 'the seller console' }),
  CODEC: oneOf(['aes-ecb', 'none']).optional(),
  BASE: address(['http', 'https'], 'http://localhost:4101').optional(),
  HOSTS: list().optional(),
  LIMITS: json(z.strictObject({ seats: z.number().positive().optional() }), '{"seats": 64}').optional(),
  SECRET: about(text({ min: 16 }).optional(), { meaning: 'seals cookies', shown: 'one per process', secret: true }),
})

it('reads each setting, or its default if it is unset or empty, and ignores other variables', () => {
  expect(readSettings(schema, { PORT: '', HOSTS: ' a.example, b.example ,', OTHER: 'x' })).toEqual({
    PORT: 4100,
    SANDBOX: true,
    HOSTS: ['a.example', 'b.example'],
  })
  expect(readSettings(schema, { PORT: '0', SANDBOX: 'false', LIMITS: '{"seats": 64}', CODEC: 'none' })).toEqual({
    PORT: 0,
    SANDBOX: false,
    LIMITS: { seats: 64 },
    CODEC: 'none',
  })
})

it.each(['1', 'true', 'ON', 'yes'])('reads the switch %s as on', (SANDBOX) => {
  expect(readSettings(schema, { SANDBOX }).SANDBOX).toBe(true)
})

it.each(['0', 'false', 'Off', 'no'])('reads the switch %s as off', (SANDBOX) => {
  expect(readSettings(schema, { SANDBOX }).SANDBOX).toBe(false)
})

it('reports each mistake with the text to write instead, and never prints a secret', () => {
  const wrong = {
    PORT: '80a',
    SANDBOX: 'maybe',
    CODEC: 'rot13',
    BASE: 'ftp://x',
    LIMITS: '{"chairs": 1}',
    SECRET: 'pw',
  }
  expect(() => readSettings(schema, wrong)).toThrow(
    [
      'PORT is "80a". Write a whole number from 0 to 65535.',
      'SANDBOX is "maybe". Write 1 or 0.',
      'CODEC is "rot13". Write aes-ecb or none.',
      'BASE is "ftp://x". Write it as http://localhost:4101.',
      'LIMITS is "{"chairs": 1}". Write it as {"seats": 64}.',
      'SECRET cannot be used. Write at least 16 characters.',
    ].join('\n'),
  )
})

it('reports a required setting as missing', () => {
  expect(() => readSettings(z.object({ URL: address(['postgres'], 'postgres://HOST/NAME') }), {})).toThrow(
    'URL is missing. Write it as postgres://HOST/NAME.',
  )
})

it('lists the settings with their defaults for a guide', () => {
  expect(settingRows(schema).map(({ name, fallback }) => [name, fallback])).toEqual([
    ['PORT', '`4100`'],
    ['SANDBOX', 'on'],
    ['CODEC', 'none'],
    ['BASE', 'none'],
    ['HOSTS', 'none'],
    ['LIMITS', 'none'],
    ['SECRET', 'one per process'],
  ])
})
