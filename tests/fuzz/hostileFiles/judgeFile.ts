import { mark } from './FileSample.ts'
import type { FileSample } from './FileSample.ts'

export type Read = (file: File) => Promise<{ bytes: Uint8Array; name: string } | { problem: string }>

/**
 * Compares the server's treatment of a file with the expected verdict. Returns a description of the difference, or
 * `undefined`.
 */
export async function judgeFile({ what, name, verdict, bytes }: FileSample, read: Read): Promise<string | undefined> {
  const sent = await bytes()
  const stored = await read(new File([new Uint8Array(sent)], name))
  if ('problem' in stored) return verdict === 'kept' ? `${what}: refused (${stored.problem})` : undefined
  if (verdict === 'refused') return `${what}: stored`
  if (verdict === 'harmless' && isPage(stored)) return `${what}: stored as it was sent`
  return undefined
}

/** Whether a browser could render the file as a page: by its extension, or by the mark inside a picture. */
function isPage({ bytes, name }: { bytes: Uint8Array; name: string }): boolean {
  if (!/\.(?:png|jpe?g|webp|pdf|xlsx|dwg|step)$/.test(name)) return true
  return /\.(?:png|jpe?g|webp)$/.test(name) && Buffer.from(bytes).includes(mark)
}
