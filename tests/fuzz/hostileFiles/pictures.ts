import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { harmless, kept, mark, page, refused, type FileSample } from './FileSample.ts'
import { text } from './pdfFile.ts'
import { zipFile } from './zipFile.ts'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([text(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** Returns a true-colour PNG with these chunks before its pixels. */
function png(width: number, height: number, pixels: Buffer, extra: Buffer[] = [], depth = 8, colour = 2): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = depth
  head[9] = colour
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const small = (extra: Buffer[] = []) => png(16, 16, Buffer.alloc(16 * 49, 90), extra)
export const tinyPng = (): Buffer => small()

const photo = () => sharp({ create: { width: 640, height: 480, channels: 3, background: '#4a6' } })
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${mark}</svg>`

const jpegOfSize = async (width: number, height: number) => {
  const bytes = await photo().jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

const disguised: FileSample[] = [
  refused('an SVG with the extension of a PNG', 'a.png', () => text(drawn)),
  refused('an SVG with an XML declaration and the extension of a JPEG', 'a.jpg', () =>
    text(`<?xml version="1.0"?><!DOCTYPE svg>${drawn}`),
  ),
  refused('an SVG with its own extension', 'a.svg', () => text(drawn)),
  refused('a page with the extension of a JPEG', 'a.jpg', () => text(page)),
  harmless('a picture with the extension of a page', 'a.html', tinyPng),
  refused('a script that begins like a GIF', 'a.png', () => text('GIF89a/*\0\0\0*/=1;alert(1)')),
  refused('a page after the first eight bytes of a PNG', 'a.png', () =>
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), text(page)]),
  ),
  refused('a page after the first three bytes of a JPEG', 'a.jpg', () =>
    Buffer.concat([Buffer.from('ffd8ff', 'hex'), text(page)]),
  ),
  refused('a page after the header of a WebP', 'a.webp', () => text(`RIFF\x40\0\0\0WEBPVP8 ${page}`)),
  refused('drawing commands with the extension of a PNG', 'a.png', () =>
    text("push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 'https://attacker.example/a'\npop graphic-context"),
  ),
  refused('PostScript with the extension of a JPEG', 'a.jpg', () =>
    text('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file'),
  ),
  refused('a playlist with the extension of a picture', 'a.png', () =>
    text('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1,\nfile:///etc/passwd\n'),
  ),
]

const loaded: FileSample[] = [
  harmless('a PNG with a page after it', 'a.png', () => Buffer.concat([tinyPng(), text(page)])),
  harmless('a PNG with a script in a text chunk', 'a.png', () => small([chunk('tEXt', text(`Comment\0${mark}`))])),
  harmless('a PNG with an archive after it', 'a.png', () =>
    Buffer.concat([tinyPng(), zipFile([{ name: 'a.html', bytes: text(mark), stored: true }])]),
  ),
  harmless('a PNG with a script in an unknown chunk', 'a.png', () => small([chunk('evIl', text(mark))])),
  harmless('a JPEG with a script in its comment', 'a.jpg', async () => {
    const bytes = await photo().jpeg().toBuffer()
    const comment = text(mark)
    const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
    return Buffer.concat([bytes.subarray(0, 2), head, comment, bytes.subarray(2)])
  }),
  harmless('a JPEG with a script in its EXIF', 'a.jpg', () =>
    photo()
      .withExif({ IFD0: { ImageDescription: mark } })
      .jpeg()
      .toBuffer(),
  ),
  harmless('a WebP with a script in its XMP', 'a.webp', () =>
    photo().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${mark}</x:xmpmeta>`).webp().toBuffer(),
  ),
  harmless('a JPEG with a page after it', 'a.jpeg', async () =>
    Buffer.concat([await photo().jpeg().toBuffer(), text(page)]),
  ),
]

const bombs: FileSample[] = [
  refused('a PNG of 900 million pixels', 'a.png', () => png(30_000, 30_000, Buffer.alloc(30_000 * 3_751), [], 1, 0)),
  refused('a PNG that states two billion pixels a side', 'a.png', () =>
    png(2_000_000_000, 2_000_000_000, Buffer.alloc(99)),
  ),
  refused('a JPEG that states 65,500 pixels a side', 'a.jpg', () => jpegOfSize(65_500, 65_500)),
  refused('a PNG that ends in the middle', 'a.png', async () => {
    const whole = await photo().png().toBuffer()
    return whole.subarray(0, Math.floor(whole.length / 2))
  }),
  refused('a JPEG that ends within its header', 'a.jpg', async () =>
    (await photo().jpeg().toBuffer()).subarray(0, 120),
  ),
  harmless('a PNG whose colour profile unpacks to 200 MB', 'a.png', () =>
    small([chunk('iCCP', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(200 << 20))]))]),
  ),
  harmless('a PNG whose text unpacks to 200 MB', 'a.png', () =>
    small([chunk('zTXt', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(200 << 20))]))]),
  ),
]

export const hostilePictures: FileSample[] = [...disguised, ...loaded, ...bombs]

export const honestPictures: FileSample[] = [
  kept('a PNG', '轴承.png', () => photo().png().toBuffer()),
  kept('a JPEG', 'photo.JPG', () => photo().jpeg().toBuffer()),
  kept('a WebP', 'photo.webp', () => photo().webp().toBuffer()),
  kept('a JPEG with the orientation of a camera', 'turned.jpeg', () =>
    photo()
      .withExif({ IFD0: { Model: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  ),
]
