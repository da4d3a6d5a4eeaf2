import { internalPath, pictureUrl, readLink, safeHref } from '@millwright/domain/link/link'
import fc from 'fast-check'
import { property, checkProperties } from '../fuzzRun.ts'
import type { Measurement } from '../measure.ts'

const scheme = fc.constantFrom(
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'http:',
  'https:',
  'mailto:',
  'tel:',
  '//',
  '/\\',
  '/',
  '\\\\',
  'ht\ttp:',
  'JaVaScRiPt:',
  ' javascript:',
  '\u0000https:',
)
const rest = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webPath(),
  fc.constantFrom('//evil.example', '/\t/evil.example', 'alert(1)', '/..//evil.example', '//a:b@evil.example', '\n//x'),
)
const address = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.tuple(scheme, rest).map((parts) => parts.join('')),
  fc.webUrl(),
)
const link = fc.oneof(
  fc.anything(),
  fc.record(
    {
      type: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.anything()),
      link: fc.oneof(
        address,
        fc.anything(),
        fc.record(
          { url: address, newTab: fc.anything(), prodId: fc.anything(), shopId: fc.anything() },
          { requiredKeys: [] },
        ),
      ),
      path: address,
    },
    { requiredKeys: [] },
  ),
)

/** Returns where a link leads when a browser resolves it on a page of the mall. */
function leads(href: string): 'inside' | 'out' | 'wrong' {
  const url = new URL(href, 'https://mall.example/list')
  if (href.startsWith('/') && url.origin === 'https://mall.example') return 'inside'
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) && url.origin !== 'https://mall.example'
    ? 'out'
    : 'wrong'
}

export const run: Measurement = async (wish) =>
  checkProperties(
    [
      property('a link leads into the mall, or to http(s), mailto or tel', link, (input) => {
        const { target, problem } = readLink(input)
        return target ? leads(target.href) !== 'wrong' : problem !== undefined
      }),
      property('a typed address is safe or refused', address, (text) => {
        const href = safeHref(text)
        return href === undefined || leads(href) !== 'wrong'
      }),
      property('a safe address stays the same when it is read again', address, (text) => {
        const href = safeHref(text)
        return href === undefined || safeHref(href) === href || href.length > 2000
      }),
      property('a return path never leaves the mall', fc.oneof(address, fc.anything()), (input) => {
        const path = internalPath(input)
        return path === undefined || leads(path) === 'inside'
      }),
      property('a picture comes from http(s) or beneath the base', fc.oneof(address, fc.anything()), (input) => {
        const src = pictureUrl(input, 'https://pictures.example/mall')
        if (src === undefined) return true
        const url = new URL(src, 'https://mall.example/')
        return src.startsWith('https://pictures.example/mall/')
          ? url.href.startsWith('https://pictures.example/mall/')
          : /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(src)
      }),
    ],
    wish,
  )
