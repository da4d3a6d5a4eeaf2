import { expect, it } from 'vitest'
import { acceptedEncodings } from './acceptedEncodings.ts'

it.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=0.8', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*, br;q=0', ['gzip']],
  ['identity', []],
  ['', []],
  [undefined, []],
  ['br;q=nonsense', []],
  [';;,,=br', []],
  ['brotli, xgzip', []],
])('reads the encodings in %o', (header, taken) => {
  expect(acceptedEncodings(header)).toEqual(taken)
})
