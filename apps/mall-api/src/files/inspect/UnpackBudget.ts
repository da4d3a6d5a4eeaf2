import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createInflate, inflateSync } from 'node:zlib'
import { FileFault } from './FileFault.ts'

/** Bytes that all packed parts of one file may unpack to: a 10 MB scan of a large drawing stays below. */
export const MAX_UNPACKED = 256 * 1024 * 1024
/** What is smaller is unpacked at once: it cannot grow past 1,032 times that. */
const SMALL = 8 * 1024

/** Counts what a file unpacks to; past the bound the file is too heavy (`fileHeavy`). */
export class UnpackBudget {
  #left = MAX_UNPACKED

  spend(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) throw new FileFault('fileHeavy')
  }

  /** Unpacks Deflate with a head of zlib, `layers` times one in the other, and keeps nothing of it. Damage ends it. */
  async inflate(packed: Buffer, layers: number): Promise<void> {
    const finishFlush = constants.Z_SYNC_FLUSH
    try {
      if (layers === 1 && packed.length <= SMALL) return this.spend(inflateSync(packed, { finishFlush }).length)
      const count = new Writable({
        write: (chunk: Buffer, _, done) => {
          try {
            this.spend(chunk.length)
            done()
          } catch (error) {
            done(error as Error)
          }
        },
      })
      const steps = Array.from({ length: layers }, () => createInflate({ finishFlush }))
      await pipeline([Readable.from([packed]), ...steps, count])
    } catch (error) {
      if (error instanceof FileFault) throw error
    }
  }
}
