import { expect, it } from 'vitest'
import { readSettings } from '@millwright/edge/settings'
import { settings } from './settings.ts'

const linksOf = (given: Record<string, string | undefined>) => {
  const { MERCHANT_URL, SISTER_SITES } = readSettings(settings, given)
  return { MERCHANT_URL, SISTER_SITES }
}
const sites = [{ zh: '匠作租赁', en: 'Millwright Rental', url: 'https://rental.example' }]

it('reads the addresses of the seller site and the sister sites from the environment [R3.02] [R3.10]', () => {
  expect(linksOf({})).toEqual({})
  expect(linksOf({ MERCHANT_URL: '', SISTER_SITES: '' })).toEqual({})
  expect(linksOf({ MERCHANT_URL: 'https://sellers.example', SISTER_SITES: JSON.stringify(sites) })).toEqual({
    MERCHANT_URL: 'https://sellers.example',
    SISTER_SITES: sites,
  })
  expect(linksOf({ SISTER_SITES: '[]' })).toEqual({ SISTER_SITES: [] })
})

it.each([
  { MERCHANT_URL: 'sellers.example' },
  { MERCHANT_URL: 'javascript:alert(1)' },
  { SISTER_SITES: 'https://rental.example' },
  { SISTER_SITES: '{}' },
  { SISTER_SITES: '[null]' },
  { SISTER_SITES: '[{"zh":"租赁","url":"https://rental.example"}]' },
  { SISTER_SITES: '[{"zh":"租赁","en":"Rental","url":"javascript:alert(1)"}]' },
])('refuses to start with an invalid link: %j', (wrong) => {
  expect(() => linksOf(wrong)).toThrow(/MERCHANT_URL|SISTER_SITES/)
})

it.each([
  [{ PASSWORD_KEY: 'twenty-four characters !' }, 'PASSWORD_KEY cannot be used. Write 16 ASCII characters.'],
  [
    { PASSWORD_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----' },
    'PASSWORD_PRIVATE_KEY cannot be used. Write the private key in PEM.',
  ],
])('refuses a key that cannot decode passwords: %j', (wrong, sentence) => {
  expect(() => readSettings(settings, wrong)).toThrow(sentence)
})

it.each(['postgres://u:a%40b@localhost:5432/db', 'postgres://u@/db?host=/tmp', 'postgresql://u:secret@one:1,two:2/db'])(
  'accepts the database address %s',
  (DATABASE_URL) => {
    expect(readSettings(settings, { DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL)
  },
)

it('refuses the address of another kind of database, without its password in the message', () => {
  expect(() => readSettings(settings, { DATABASE_URL: 'mysql://u:secret@one/db' })).toThrow(
    'DATABASE_URL cannot be used. Write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
  )
})

it('refuses the open console in production', () => {
  expect(readSettings(settings, { MALL: 'production' }).SANDBOX).toBeUndefined()
  expect(() => readSettings(settings, { MALL: 'production', SANDBOX: '1' })).toThrow('SANDBOX is "1". Leave it out')
})
