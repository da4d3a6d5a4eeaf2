import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import {
  about,
  address,
  flag,
  json,
  list,
  oneOf,
  port,
  readOrExit,
  readSettings,
  settingRows,
  text,
  whole,
} from './settings.ts'

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

it.each([
  [['json'], 'Write json.'],
  [['json', 'text'], 'Write json or text.'],
  [['always', 'never', 'ratio'], 'Write always, never or ratio.'],
])('lists the words %j as a choice', (words, hint) => {
  expect(() => readSettings(z.object({ WORD: oneOf(words) }), { WORD: 'other' })).toThrow(`WORD is "other". ${hint}`)
})

it('lists a switch by its default, on or off', () => {
  const switches = z.object({ ON: flag().default(true), OFF: flag().default(false) })
  expect(settingRows(switches).map(({ fallback }) => fallback)).toEqual(['on', 'off'])
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

it('prints the mistakes and ends the program, or returns the settings', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const said: string[] = []
  expect(readOrExit(schema, { PORT: '1' }, (text) => void said.push(text)).PORT).toBe(1)
  expect([said, exit.mock.calls]).toEqual([[], []])
  readOrExit(schema, { PORT: 'x' }, (text) => void said.push(text))
  expect([said, exit.mock.calls]).toEqual([['PORT is "x". Write a whole number from 0 to 65535.'], [[1]]])
  exit.mockRestore()
})

it('reads values up to their bounds, and nothing beyond', () => {
  const bounds = z.object({
    PORT: port().optional(),
    TIMES: whole({ min: 1, max: 3 }).optional(),
    BASE: address(['http', 'https'], 'http://x').optional(),
    NAME: text().optional(),
    KEY: text({ min: 3, pattern: /^[a-z]+$/, hint: 'Write small letters.' }).optional(),
    LIMITS: json(z.number(), '1').optional(),
  })
  for (const [name, good, bad] of [
    ['PORT', ['0', '65535'], ['-1', '65536', '1.5', 'x']],
    ['TIMES', ['1', '3'], ['0', '4']],
    ['BASE', ['http://x', 'https://x/y'], ['x', 'ftp://x', 'https', 'httpx://x']],
    ['NAME', ['x'], []],
    ['KEY', ['abc', 'abcd'], ['ab', 'abC', 'ABC']],
    ['LIMITS', ['1'], ['"1"', '{']],
  ] as const) {
    for (const value of good)
      expect(String(readSettings(bounds, { [name]: ` ${value} ` })[name]), `${name} ${value}`).toBe(value)
    for (const value of bad) expect(() => readSettings(bounds, { [name]: value }), `${name} ${value}`).toThrow(name)
  }
  expect(() => readSettings(bounds, { KEY: 'x' })).toThrow('KEY is "x". Write small letters.')
})

it('lists the meaning of each setting for a guide', () => {
  expect(settingRows(schema).map(({ meaning }) => meaning)).toEqual([
    'the port',
    'the seller console',
    '',
    '',
    '',
    '',
    'seals cookies',
  ])
})
