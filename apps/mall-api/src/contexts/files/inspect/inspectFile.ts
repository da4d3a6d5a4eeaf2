import { Worker } from 'node:worker_threads'
import type { FileProblem } from './FileFault.ts'
import type { Inspected, Inspection } from './inspectWorker.ts'

const PATIENCE = 20_000
const HEAP_MB = 512

/**
 * Inspects a document on a separate thread with limits on time and memory. Returns its problem, or undefined if it may
 * be stored. Each file gets a new thread, so that no state is left over.
 */
export async function inspectFile(
  bytes: Uint8Array,
  type: string,
  patience = PATIENCE,
): Promise<FileProblem | undefined> {
  const worker = new Worker(new URL('./inspectWorker.ts', import.meta.url), {
    workerData: { bytes, type } satisfies Inspection,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // The inspection's result is in its message, so its output is discarded.
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
