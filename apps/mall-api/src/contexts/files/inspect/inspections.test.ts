import { describe, expect, it } from 'vitest'
// @boundaries-ignore the corpus is the fuzz run's
import { hostileFiles, honestFiles } from '../../../../../../tests/fuzz/hostileFiles/fileSamples.ts'
import { fileTypeOf } from '../fileType.ts'
import { inspections } from './inspections.ts'

/** Returns the problem of a document. Files whose first bytes are not a document are never inspected. */
async function problemOf(bytes: Uint8Array): Promise<string | undefined> {
  const inspect = inspections[fileTypeOf(bytes) ?? '']
  if (!inspect) return 'no document'
  return Promise.resolve(bytes)
    .then(inspect)
    .then(
      () => undefined,
      ({ problem, message }: { problem?: string; message: string }) => problem ?? message,
    )
}

/** These take seconds each. UnpackBudget.test.ts tests their limit. */
const heavy = / unpacks | of 20 MB|thousand|million/

// Mutation tests cannot see a worker thread (tools/hostileFiles.test.ts), so these run in this process.
describe('in this process, finds the fault of [R8.06]', () => {
  it.each(hostileFiles.filter(({ verdict, what }) => verdict === 'refused' && !heavy.test(what)))(
    '$what',
    async ({ bytes }) => expect(await problemOf(await bytes())).toBeDefined(),
  )
})
describe('in this process, finds no fault in [R5.11]', () => {
  it.each(honestFiles.filter(({ name }) => !/\.(?:png|jpe?g|webp)$/i.test(name)))('$what', async ({ bytes }) =>
    expect(await problemOf(await bytes())).toBeUndefined(),
  )
})
