import { describe, expect, it } from 'vitest'
import { readOptions } from './readOptions.ts'
import type { ShopOptions } from './shopOptions.ts'

const client = 'http://localhost:4101'

describe('the options of a shop', () => {
  it('require only the mall’s address', () => {
    const config = readOptions({ client: `${client}//` })
    expect(config).toMatchObject({
      apiBase: client,
      imBase: `${client}//`,
      pictureBase: '',
      defaultLanguage: 'zh',
      trustProxy: 0,
      visits: true,
      limits: {},
    })
    expect(Object.keys(config.languages)).toEqual(['zh', 'en'])
  })

  it.each<[string, Partial<ShopOptions>, string]>([
    ['an invalid address', { client: 'mall' }, '`client` is "mall", which is not an http(s) address.'],
    ['a client without the address of its files', { client: () => ({}) as never }, '`base` is missing'],
    ['an invalid chat address', { chat: 'ftp://x' }, '`chat` is "ftp://x", which is not an http(s) address.'],
    [
      'an invalid picture address',
      { pictures: 'pictures/' },
      '`pictures` is "pictures/", which is not an http(s) address.',
    ],
    ['no language', { languages: {} }, '`languages` is empty'],
    [
      'a language with invalid parts',
      { languages: { DE: { tag: 'x_y', base: 'fr' as 'en', name: '' } } },
      'The language "DE" has the tag "x_y"',
    ],
    ['a short secret', { sessions: 'secret' }, '`sessions` is a secret of 6 characters: use at least 16.'],
    ['an invalid currency', { currency: { code: 'euro' } }, '`currency` has the code "euro"'],
    ['too many decimals', { currency: { code: 'EUR', digits: 9 } }, '`currency.digits` is 9'],
    ['a header with a line break', { headers: { 'X-A': 'a\r\nb' } }, '`headers` has "X-A"'],
    ['a limit of zero', { limits: { seats: 0 } }, '`limits.seats` is 0: write a number above 0.'],
    ['a host with a scheme', { hosts: ['https://shop.example'] }, 'hosts: "https://shop.example" is not a host.'],
  ])('are rejected with a message for %s', (_, wrong, sentence) => {
    expect(() => readOptions({ client, ...wrong })).toThrow(sentence)
  })

  it('are rejected with all mistakes at once', () => {
    expect(() => readOptions({ client: 'x', sessions: 'y', currency: { code: 'z' } })).toThrow(
      /`client`[^]*`sessions`[^]*`currency`/,
    )
  })
})
