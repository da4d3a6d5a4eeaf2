import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pixels } from './packPicture.ts'

/** Returns the first 64 bits of the SHA-256 of a picture's size and pixels, in hexadecimal digits. */
export function fingerprintOf({ width, height, data }: Pixels): string {
  return createHash('sha256').update(`${width}×${height}`).update(data).digest('hex').slice(0, 16)
}

/**
 * The accepted fingerprints of a folder: a text file for each room, with a sorted line `story-id mode hash` for each
 * story in each mode.
 */
export class Fingerprints {
  readonly #folder: string
  readonly #lines = new Map<string, string>()

  constructor(folder: string) {
    this.#folder = folder
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
        const [id = '', mode = '', hash = ''] = line.split(' ')
        this.#lines.set(`${id} ${mode}`, hash)
      }
    }
  }

  get(id: string, mode: string): string | undefined {
    return this.#lines.get(`${id} ${mode}`)
  }

  set(id: string, mode: string, hash: string): void {
    this.#lines.set(`${id} ${mode}`, hash)
  }

  delete(id: string, mode: string): void {
    this.#lines.delete(`${id} ${mode}`)
  }

  entries(): { id: string; mode: string }[] {
    return [...this.#lines.keys()].map((key) => {
      const [id = '', mode = ''] = key.split(' ')
      return { id, mode }
    })
  }

  /** Writes the files. The room is the first word of a story's id. */
  save(): void {
    const rooms = Map.groupBy([...this.#lines].map(([key, hash]) => `${key} ${hash}`).sort(), (line) =>
      line.slice(0, line.indexOf('-')),
    )
    rmSync(this.#folder, { recursive: true, force: true })
    mkdirSync(this.#folder, { recursive: true })
    for (const [room, lines] of rooms) writeFileSync(join(this.#folder, `${room}.txt`), `${lines.join('\n')}\n`)
  }
}
