import sharp from 'sharp'

type Sample = { width?: number; height?: number; type?: 'png' | 'jpeg' | 'webp' }

/** Returns a picture of noise with the metadata that cameras add. */
export async function samplePicture({ width = 32, height = 24, type = 'png' }: Sample = {}): Promise<Blob> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const picture = sharp({ create: { width, height, channels: 3, background: '#888', noise } })
  const noted = picture.withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '31/1 0/1 0/1' } })
  return new Blob([new Uint8Array(await noted.toFormat(type).toBuffer())], { type: `image/${type}` })
}
