import { parentPort, workerData } from 'node:worker_threads'
import { FileFault } from './FileFault.ts'
import type { FileProblem } from './FileFault.ts'
import { inspections } from './inspections.ts'

export type Inspection = { bytes: Uint8Array; type: string }
export type Inspected = { problem?: FileProblem | undefined }

const { bytes, type }: Inspection = workerData
let problem: FileProblem | undefined
try {
  await inspections[type]?.(bytes)
} catch (error) {
  // A file that crashes the reader is unusable.
  problem = error instanceof FileFault ? error.problem : 'fileCut'
}
parentPort!.postMessage({ problem } satisfies Inspected)
