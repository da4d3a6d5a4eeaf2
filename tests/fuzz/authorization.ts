import { mayCarryToken } from '@millwright/api-client/mayCarryToken'
import { requestOf } from '@millwright/api-client/requestOf'
import type { CallSpec } from '@millwright/contract/call'
import { contract } from '@millwright/contract/contract'
import fc from 'fast-check'
import { property, checkProperties } from '../fuzzRun.ts'
import type { Measurement } from '../measure.ts'
import { mutated, soup } from './world/addresses.ts'

const bases = [
  'https://mall.test',
  'https://mall.test/',
  'https://mall.test/api',
  'https://mall.test/api/',
  'http://mall.test:8080/a/b',
] as const
const rights = [
  'p/user/userInfo',
  'p/',
  'p/shopCart/info?x=/p/',
  'user/registerOrBindUser',
  'user/registerOrBindUser?a=1#b',
  'prod/prodInfo?prodId=1',
  'p/../prod/prodInfo',
  'prod/../p/user/userInfo',
]
const asked = fc
  .constantFrom(...bases)
  .chain((base) => fc.tuple(fc.constant(base), mutated(...rights.map((path) => `${base.replace(/\/$/, '')}/${path}`))))

/**
 * Whether a URL may receive the token, computed independently of `mayCarryToken`: by the URL as a browser normalises
 * it.
 */
function isTokenAllowed(url: string, base: string): boolean {
  const home = new URL(base).href.replace(/\/$/, '')
  const { href } = new URL(url)
  const bare = href.replace(/^(https?:\/\/)[^/@]*@/, '$1')
  const rest = bare.startsWith(`${home}/`) ? bare.slice(home.length) : ''
  return rest.startsWith('/p/') || /^\/user\/registerOrBindUser(?:[?#]|$)/.test(rest)
}
const leaksToken = (url: string, base: string) => mayCarryToken(url, base) && !isTokenAllowed(url, base)
const omitsToken = (url: string, base: string) =>
  URL.canParse(url) && isTokenAllowed(url, base) && !mayCarryToken(url, base)

const specs = Object.values(contract) as CallSpec[]
const hostile = fc.oneof(soup, mutated('..', '.', '/p/x', '1'), fc.integer())
/** Parameter names that occur in the paths of calls, and some others. */
const named = fc.record(
  Object.fromEntries(['shopId', 'id', 'orderNumber', 'addrId', 'prodId', 'keyword'].map((name) => [name, hostile])),
)

export const run: Measurement = async (wish) =>
  checkProperties(
    [
      property(
        'the token is sent only to its own base, below /p/ or to registerOrBindUser',
        asked,
        ([base, url]) => !leaksToken(url, base),
      ),
      property('the token is sent to every such address', asked, ([base, url]) => !omitsToken(url, base)),
      property(
        'no arbitrary pair of addresses leaks the token',
        fc.tuple(fc.oneof(soup, mutated(...bases)), fc.oneof(soup, fc.webUrl())),
        ([base, url]) => {
          if (!mayCarryToken(url, base)) return true
          return (
            /^https?:$/.test(new URL(base).protocol) &&
            new URL(url).origin === new URL(base).origin &&
            !leaksToken(url, new URL(base).origin + new URL(base).pathname)
          )
        },
      ),
      property(
        'no input of a call leads to another call, or sends the token to a public call',
        fc.tuple(fc.constantFrom(...specs), fc.constantFrom(...bases), named),
        ([spec, base, input]) => {
          let url: string
          try {
            url = requestOf(spec, input, { base }).url
          } catch {
            return true
          }
          const home = new URL(base).pathname.replace(/\/$/, '')
          const shape = new RegExp(`^${home}${spec.path.replace(/\{\w+\}/g, '[^/]+')}$`)
          return shape.test(new URL(url).pathname) && mayCarryToken(url, base) === (spec.auth === 'user')
        },
      ),
    ],
    wish,
  )
