import fc from 'fast-check'

/** Character sequences that browsers interpret differently from people. */
const tricks = [
  '/',
  '//',
  '/\\',
  '\\',
  '\\\\',
  '/./',
  '/../',
  '/.',
  '..',
  '.',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%00',
  '%0d%0a',
  '\t',
  '\n',
  '\r',
  ' ',
  '\0',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u3002',
  '\uff0f',
  '\uff0e',
  '\ud800',
  '@',
  ':',
  ':443',
  ':80',
  ':8443',
  '?',
  '#',
  ';',
  '&',
  '[::1]',
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  'xn--',
  'evil.example',
  'mall.test',
  'mall.test.evil.example',
  'mall.test@evil.example',
  'MALL.TEST',
  'ｍall.test',
  'http:',
  'https:',
  'HTTPS:',
  'javascript:',
  'data:',
  'blob:',
  'file:',
  'ftp:',
  'wss:',
  'about:',
  'app:',
  'api',
  'p',
  'P',
  '%70',
  'user',
  'registerOrBindUser',
  'userInfo',
  'prod',
  'x',
] as const
const piece = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...tricks) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
)

export const soup = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

/** Returns a valid address with pieces inserted or replaced at random places. */
export function mutated(...right: readonly string[]): fc.Arbitrary<string> {
  const cut = fc.record({ at: fc.nat(60), drop: fc.nat(4), put: piece })
  return fc
    .tuple(fc.constantFrom(...right), fc.array(cut, { maxLength: 4 }))
    .map(([text, cuts]) =>
      cuts.reduce(
        (whole, { at, drop, put }) =>
          whole.slice(0, at % (whole.length + 1)) + put + whole.slice((at % (whole.length + 1)) + drop),
        text,
      ),
    )
}
