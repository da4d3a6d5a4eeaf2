import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createInflate, inflateSync } from 'node:zlib'
import { FileFault } from './FileFault.ts'

/** The maximum unpacked bytes of all compressed parts of one file. A 10 MB scan of a large drawing stays below. */
export const MAX_UNPACKED = 256 * 1024 * 1024
/** Smaller parts are unpacked in one step: they cannot grow by more than a factor of 1,032. */
const SMALL = 8 * 1024

/** Counts unpacked bytes. Beyond the limit it throws `fileHeavy`. */
export class UnpackBudget {
  #left = MAX_UNPACKED

  spend(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) throw new FileFault('fileHeavy')
  }

  /** Unpacks zlib data, `layers` times, without keeping the result. Stops at damaged data. */
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
