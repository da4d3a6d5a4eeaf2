import { afterEach, expect, it, vi } from 'vitest'
import { configureLog, fieldsOf, log, logError, scrubbed } from './log.ts'

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

it('writes one line of JSON for an error, with its program, request and location', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  configureLog({ program: 'storefront', format: 'json' })
  log('error', 'screen', {
    request: '0b6f4a2e-5b9c-4e0f-8a52-8b1e6a9f3c11',
    route: 'detail',
    ...fieldsOf(new TypeError('13712345678 is no price')),
  })
  const line = JSON.parse(String(written.mock.calls[0]?.[0])) as Record<string, string>
  expect(line).toMatchObject({
    level: 'error',
    program: 'storefront',
    message: 'screen',
    request: '0b6f4a2e-5b9c-4e0f-8a52-8b1e6a9f3c11',
    route: 'detail',
    error: 'TypeError: … is no price',
  })
  expect(Date.parse(line.time!)).toBeGreaterThan(0)
  expect(line.stack).toContain('log.test.ts')
  expect(String(written.mock.calls[0]?.[0])).not.toContain('\n')
})

it('writes text for people, with the stack on lines of its own', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  configureLog({ program: 'mall-api', format: 'text' })
  logError('the job failed', new Error('no money'), { job: 'issueBills' })
  const [first, second] = String(written.mock.calls[0]?.[0]).split('\n')
  expect(first).toBe('mall-api error: the job failed job=issueBills error=Error: no money')
  expect(second).toMatch(/^ {2}at .*log\.test\.ts/)
})
