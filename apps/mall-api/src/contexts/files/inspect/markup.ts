/** Scripts and HTML, which no camera or drawing program writes. Each pattern is long enough not to occur by chance. */
export const markup = /<script|<\?php|<!doctype|<html[\s/>]|<svg[\s/>]|<iframe|javascript:/i

/** Decodes bytes as text, one character per byte. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

/**
 * Whether an archive reader would find a zip archive. It searches backwards from the end of the file for the directory.
 */
export function endsAsArchive(text: string): boolean {
  return text.slice(-(65_535 + 22)).includes('PK\x05\x06')
}
