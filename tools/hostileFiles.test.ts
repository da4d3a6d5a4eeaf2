import { describe, expect, it } from 'vitest'
import { readUpload } from '../apps/mall-api/src/contexts/files/readUpload.ts'
import { hostileFiles, honestFiles } from '../tests/fuzz/hostileFiles/fileSamples.ts'
import { judgeFile } from '../tests/fuzz/hostileFiles/judgeFile.ts'
import type { Read } from '../tests/fuzz/hostileFiles/judgeFile.ts'

const read: Read = (file) => readUpload(file, 'attachment', { person: 'one' })

describe('refuses or disarms [R8.06]', () => {
  it.each(hostileFiles)('$what', async (sample) => expect(await judgeFile(sample, read)).toBeUndefined(), 60_000)
})
describe('accepts unchanged [R5.11]', () => {
  it.each(honestFiles)('$what', async (sample) => expect(await judgeFile(sample, read)).toBeUndefined(), 60_000)
})

it('detects a server that stores documents without parsing them', async () => {
  const unread: Read = (file) =>
    readUpload(file, 'attachment', { person: 'one', inspect: () => Promise.resolve(undefined) })
  const wrong = []
  for (const sample of hostileFiles) if ((await judgeFile(sample, unread)) !== undefined) wrong.push(sample.what)
  expect(wrong.length).toBeGreaterThan(40)
}, 120_000)
