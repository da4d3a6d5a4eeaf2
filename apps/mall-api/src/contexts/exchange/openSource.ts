import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'

export const STDIN = '-'

export type Source = {
  json: boolean
  /** Undefined for standard input, which cannot be continued. */
  identity: { hash: string; size: number } | undefined
  open: () => AsyncIterable<Uint8Array>
}

/** Opens a file by its extension: `.csv` or `.jsonl`, or either followed by `.gz`. `-` is standard input. */
export async function openSource(path: string, { json }: { json: boolean }): Promise<Source> {
  if (path === STDIN) return { json, identity: undefined, open: () => process.stdin }
  const name = path.toLowerCase()
  const kind = /\.(csv|jsonl)(\.gz)?$/.exec(name)
  if (!kind) throw new TypeError(`${path} must end with .csv, .jsonl, .csv.gz or .jsonl.gz.`)
  const { size } = await stat(path).catch(() => {
    throw new TypeError(`There is no file ${path}.`)
  })
  return {
    json: kind[1] === 'jsonl',
    identity: { hash: await hashOf(path), size },
    open: () => {
      const bytes = createReadStream(path)
      if (!kind[2]) return bytes
      const plain = createGunzip()
      bytes.on('error', (error) => plain.destroy(error)).pipe(plain)
      return plain
    },
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
