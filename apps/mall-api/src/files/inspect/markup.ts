/** Scripts and pages, which no camera and no drawing program writes; long enough to be in no file by chance. */
export const markup = /<script|<\?php|<!doctype|<html[\s/>]|<svg[\s/>]|<iframe|javascript:/i

/** Bytes as text, one letter each. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

/** Whether a reader of archives would find one: it looks for the end of its directory from the end of the file. */
export function endsAsArchive(text: string): boolean {
  return text.slice(-(65_535 + 22)).includes('PK\x05\x06')
}
