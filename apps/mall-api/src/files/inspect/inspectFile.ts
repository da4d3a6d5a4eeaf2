import { Worker } from 'node:worker_threads'
import type { FileProblem } from './FileFault.ts'
import type { Inspected, Inspection } from './inspectWorker.ts'

const PATIENCE = 20_000
const HEAP_MB = 512

/**
 * Reads a document on a thread of its own, bounded in time and memory: what is wrong with it, nothing where it may be
 * kept. A thread lives for one file, so that nothing of it is left.
 */
export async function inspectFile(
  bytes: Uint8Array,
  type: string,
  patience = PATIENCE,
): Promise<FileProblem | undefined> {
  const worker = new Worker(new URL('./inspectWorker.ts', import.meta.url), {
    workerData: { bytes, type } satisfies Inspection,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // What a reader has to say is in its answer.
    stdout: true,
    stderr: true,
  })
  const { promise, resolve } = Promise.withResolvers<FileProblem | undefined>()
  const timer = setTimeout(() => resolve('fileHeavy'), patience)
  worker.once('message', ({ problem }: Inspected) => resolve(problem))
  worker.once('error', () => resolve('fileHeavy'))
  worker.once('exit', () => resolve('fileHeavy'))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
