import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import decode, { init as initDecoder } from '@jsquash/webp/decode.js'
import encode, { init as initEncoder } from '@jsquash/webp/encode.js'
import { PNG } from 'pngjs'

export type Pixels = { width: number; height: number; data: Uint8Array }

/** The browser's ImageData constructor, which the decoder needs. */
class Image {
  data: Uint8ClampedArray
  width: number
  height: number
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
globalThis.ImageData ??= Image as unknown as typeof ImageData

const codecs = join(dirname(createRequire(import.meta.url).resolve('@jsquash/webp/package.json')), 'codec')
const compiled = (path: string) => WebAssembly.compile(readFileSync(join(codecs, path)))
// Both initialisers accept a compiled module, which avoids fetching one. Their types omit this.
type Init = (module: WebAssembly.Module) => Promise<void>
const ready = Promise.all([
  compiled('enc/webp_enc_simd.wasm').then(initEncoder as unknown as Init),
  compiled('dec/webp_dec.wasm').then(initDecoder as unknown as Init),
])

/** Encodes pixels as lossless WebP, a third of the size of a browser's PNG. */
export async function packPicture({ width, height, data }: Pixels): Promise<Buffer> {
  await ready
  return Buffer.from(await encode({ width, height, data } as unknown as ImageData, { lossless: 1, exact: 1 }))
}

export async function unpackPicture(file: Buffer): Promise<Pixels> {
  if (file.subarray(8, 12).toString('latin1') !== 'WEBP') return PNG.sync.read(file)
  await ready
  const { width, height, data } = await decode(new Uint8Array(file).buffer)
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
