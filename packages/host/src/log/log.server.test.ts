import { afterEach, expect, it, vi } from 'vitest'
import { fieldsOf, log, scrubbed } from './log.server.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  'phone 13712345678',
  'write to wang@firm.example.cn',
  '/detail/7?back=/user-center&name=wang',
  'expected "张工 Wang" to be a number',
  '收货人 张工',
  'Bearer eyJhbGciOi.J9-4f7a81c9d2e05b6677aa',
  'order 202611210000012345',
])('leaves personal data out of a line: %s', (text) => {
  expect(scrubbed(text)).not.toMatch(/13712345678|wang|Wang|张工|eyJhbGciOiJ9|4f7a81c9|20261121/)
})

it('writes one line of JSON for an error, with its location', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  log('error', 'screen', {
    request: '0b6f4a2e-5b9c-4e0f-8a52-8b1e6a9f3c11',
    route: 'detail',
    ...fieldsOf(new TypeError('13712345678 is no price')),
  })
  const line = JSON.parse(String(written.mock.calls[0]?.[0])) as Record<string, string>
  expect(line).toMatchObject({
    level: 'error',
    event: 'screen',
    request: '0b6f4a2e-5b9c-4e0f-8a52-8b1e6a9f3c11',
    route: 'detail',
    error: 'TypeError',
    message: '… is no price',
  })
  expect(line.stack).toContain('log.server.test.ts')
  expect(String(written.mock.calls[0]?.[0])).not.toContain('\n')
})
