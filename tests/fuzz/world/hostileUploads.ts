import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pdfFile, plainPage } from '../hostileFiles/pdfFile.ts'

type Kind = 'voucher' | 'comment' | 'avatar' | 'licence' | 'attachment'
type Body = { body: BodyInit; headers?: Record<string, string> }
export type HostileUpload = { what: string; kind: Kind; body: (kind: Kind) => Body; says: RegExp }

const pictureKinds = ['voucher', 'comment', 'avatar'] as const
const kinds = [...pictureKinds, 'licence', 'attachment'] as const
const MB = 1024 * 1024
const format = /^The file format is not right/
const cut = /damaged or cut off/
const names = [
  '../../../etc/passwd.png',
  '..\\..\\boot.ini',
  '/srv/www/shell.php',
  'a.png\0.php',
  'CON',
  '.htaccess',
  '\u202egnp.exe',
  '<img src=x onerror=alert(1)>.png',
  "'; drop table upload; --.png",
  `${'a'.repeat(5000)}.png`,
  '%2e%2e%2fa.png',
]
const scripts = [
  '<script>alert(1)</script>',
  '<?php system($_GET[0]); ?>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<!DOCTYPE html><html><body onload=alert(1)>',
]
const programs = [
  'PK\x03\x04evil',
  '%PDF-1.7\n1 0 obj',
  '\x7fELF\x02\x01',
  'Rar!\x1a\x07',
  'This program cannot be run',
]

/** Yields hostile uploads, reproducible by seed. Pictures are valid except for their intended fault. */
export async function* hostileUploads(count: number, seed: number): AsyncIterable<HostileUpload> {
  let state = seed >>> 0 || 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const pick = <T>(from: readonly T[]): T => from[random(from.length)]!
  const noise = (size: number) => Uint8Array.from({ length: size }, () => random(256))
  const pictures = await Promise.all((['png', 'jpeg', 'webp', 'gif'] as const).map(samplePicture))
  const bombs = [bombOf(10_000), await gifBomb(), jpegBomb(await samplePicture('jpeg'))]
  const text = (words: string) => Buffer.from(words, 'latin1')
  const file = (...parts: Uint8Array[]) => {
    const name = pick(names)
    const type = pick(['image/png', 'image/jpeg', 'text/html', 'application/octet-stream', ''])
    return (kind: Kind): Body => {
      const body = new FormData()
      body.set('kind', kind)
      body.set('file', new File(parts as Uint8Array<ArrayBuffer>[], name, { type }))
      return { body }
    }
  }
  type Make = () => Omit<HostileUpload, 'what'>
  const makers: readonly [what: string, make: Make][] = [
    ['0 bytes', () => ({ kind: pick(kinds), body: file(), says: /^The file is empty/ })],
    [
      'another type under a picture’s name',
      () => ({
        kind: pick(kinds),
        body: file(text(pick([...scripts, 'MZ\x90', 'BM6', 'II*\0', 'hello', '\0\0\0\x1cftypheic']))),
        says: format,
      }),
    ],
    ['noise', () => ({ kind: pick(kinds), body: file(Uint8Array.of(0), noise(1 + random(2000))), says: format })],
    [
      'noise behind the head of a picture',
      () => ({
        kind: pick(kinds),
        body: file(pick(pictures).subarray(0, 24), noise(500)),
        says: /damaged or cut off|too many pixels|^The file format/,
      }),
    ],
    [
      'a picture that was cut',
      () => {
        const whole = pick(pictures.slice(0, 3))
        const at = Math.floor(whole.length * (0.1 + random(85) / 100))
        return { kind: pick(kinds), body: file(whole.subarray(0, at)), says: cut }
      },
    ],
    [
      'a picture and a script',
      () => {
        const whole = pick(pictures)
        return { kind: pick(kinds), body: file(whole, text(pick(scripts))), says: format }
      },
    ],
    [
      'a picture and a program, an archive or a document',
      () => ({ kind: pick(kinds), body: file(pick(pictures), text(pick(programs))), says: format }),
    ],
    [
      'a script that begins like a picture',
      () => ({
        kind: pick(kinds),
        body: file(text(`GIF89a/*${'x'.repeat(random(90))}*/=1;${pick(scripts)}`)),
        says: format,
      }),
    ],
    ['a bomb of 10,000 × 10,000', () => ({ kind: pick(kinds), body: file(pick(bombs)), says: /too many pixels/ })],
    [
      'a document for a picture',
      () => ({ kind: pick(pictureKinds), body: file(text('%PDF-1.7\n%%EOF')), says: format }),
    ],
    [
      'a document with an action',
      () => ({
        kind: pick(['licence', 'attachment'] as const),
        body: file(acting(pick(['JavaScript', 'J#61vaScript', 'Launch', 'SubmitForm', 'ImportData']))),
        says: /contains scripts, macros/,
      }),
    ],
    ['a document that was cut', () => ({ kind: 'licence', body: file(text('%PDF-1.7\n1 0 obj <<')), says: cut })],
    [
      'too large',
      () => ({
        kind: pick(pictureKinds),
        body: file(pick(pictures), new Uint8Array(2 * MB + random(6 * MB))),
        says: /may not exceed 2 MB/,
      }),
    ],
    ['200 MB', () => ({ kind: 'licence', body: () => streamed(200 * MB), says: /may not exceed 10 MB/ })],
  ]
  for (let index = 0; index < count; index++) {
    const [what, make] = makers[index % makers.length]!
    // The largest upload occurs in every tenth round only, because it takes transfer time without testing more.
    const [instead, other] = makers[index % (makers.length - 1)]!
    const large = what === '200 MB' && Math.floor(index / makers.length) % 10 !== 0
    yield large ? { what: instead, ...other() } : { what, ...make() }
  }
}

const acting = (action: string): Buffer => pdfFile(plainPage({ catalogue: `/OpenAction << /S /${action} >>` }))

async function samplePicture(type: 'png' | 'jpeg' | 'webp' | 'gif'): Promise<Uint8Array> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const create = { width: 120, height: 90, channels: 3 as const, background: '#888', noise }
  return new Uint8Array(await sharp({ create }).toFormat(type).toBuffer())
}

/** Returns a valid PNG of `side` by `side` white pixels, one bit each. */
function bombOf(side: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc(body), body.length + 4)
  return whole
}

function crc(data: Buffer): number {
  let rest = 0xffffffff
  for (const byte of data) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}

/** Returns a GIF whose screen and frame claim 10,000 pixels each way. */
async function gifBomb(): Promise<Uint8Array> {
  const bytes = Buffer.from(await samplePicture('gif'))
  bytes.writeUInt16LE(10_000, 6)
  bytes.writeUInt16LE(10_000, 8)
  const frame = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]))
  bytes.writeUInt16LE(10_000, frame + 5)
  bytes.writeUInt16LE(10_000, frame + 7)
  return bytes
}

/** Returns a JPEG whose frame header claims 10,000 pixels each way. */
function jpegBomb(picture: Uint8Array): Uint8Array {
  const bytes = Buffer.from(picture)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(10_000, frame + 5)
  bytes.writeUInt16BE(10_000, frame + 7)
  return bytes
}

/** Returns a body of `size` bytes, streamed without a stated length. */
function streamed(size: number): Body {
  const piece = new Uint8Array(64 * 1024)
  const head = new TextEncoder().encode(
    '--x\r\nContent-Disposition: form-data; name="kind"\r\n\r\nlicence\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
  )
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= size) return controller.close()
      controller.enqueue(sent === 0 ? head : piece)
      sent += piece.length
    },
  })
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
}
