import { describe, expect, it } from 'vitest'
// @boundaries-ignore the corpus is the fuzz run's
import { hostileFiles, honestFiles } from '../../../../../tests/fuzz/hostileFiles/fileSamples.ts'
import { fileTypeOf } from '../fileType.ts'
import { inspections } from './inspections.ts'

/** Those that are taken for a document by their first bytes: what else is refused never comes here. */
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

/** They take seconds each; UnpackBudget.test.ts has what bounds them. */
const heavy = / unpacks | of 20 MB|thousand|million/

// On their own thread (tools/hostileFiles.test.ts) no mutant is seen.
describe('in this process, finds what is wrong with [R8.06]', () => {
  it.each(hostileFiles.filter(({ verdict, what }) => verdict === 'refused' && !heavy.test(what)))(
    '$what',
    async ({ bytes }) => expect(await problemOf(await bytes())).toBeDefined(),
  )
})
describe('in this process, finds nothing wrong with [R5.11]', () => {
  it.each(honestFiles.filter(({ name }) => !/\.(?:png|jpe?g|webp)$/i.test(name)))('$what', async ({ bytes }) =>
    expect(await problemOf(await bytes())).toBeUndefined(),
  )
})
