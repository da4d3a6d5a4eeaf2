import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { FileFault } from './FileFault.ts'
import { MAX_UNPACKED, UnpackBudget } from './UnpackBudget.ts'

const left = (bytes: number) => {
  const budget = new UnpackBudget()
  budget.spend(MAX_UNPACKED - bytes)
  return budget
}
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const heavy = new FileFault('fileHeavy')

it('lets a file unpack to 256 MB, and not one byte more', () => {
  expect(MAX_UNPACKED).toBe(256 * 1024 * 1024)
  expect(() => left(0)).not.toThrow()
  expect(() => left(0).spend(0)).not.toThrow()
  expect(() => left(0).spend(1)).toThrow(heavy)
  expect(() => left(10).spend(10)).not.toThrow()
})

it.each([
  ['a small part', 100, 1],
  ['a small part in two layers', 100, 2],
  // 20 MB of zeros are more than 8 kB when packed.
  ['a large part', 20 * 1024 * 1024, 1],
  ['a large part in two layers', 20 * 1024 * 1024, 2],
] as const)('counts the unpacked bytes of %s exactly', async (_what, size, layers) => {
  let packed: Buffer = Buffer.alloc(size)
  for (let layer = 0; layer < layers; layer++) packed = deflateSync(packed)
  expect(await faultOf(left(size).inflate(packed, layers))).toBeUndefined()
  expect(await faultOf(left(size - 1).inflate(packed, layers))).toEqual(heavy)
  const budget = left(size + 5)
  await budget.inflate(packed, layers)
  expect(() => budget.spend(6)).toThrow(heavy)
})

it('treats damage as the end of a part, since the reader of the whole file reports it', async () => {
  const packed = deflateSync(Buffer.alloc(100))
  const budget = left(100)
  expect(await faultOf(budget.inflate(packed.subarray(0, 8), 1))).toBeUndefined()
  expect(await faultOf(budget.inflate(Buffer.from('no zlib at all'), 1))).toBeUndefined()
  expect(await faultOf(budget.inflate(Buffer.alloc(20_000, 65), 2))).toBeUndefined()
})
