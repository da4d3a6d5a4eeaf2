const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Returns bytes as text, or undefined if they are not UTF-8 or contain a NUL. Removes the BOM of the first line. */
export function textOf(bytes: Buffer, first = false): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    const text = decoder.decode(bytes)
    return first && text.startsWith('\ufeff') ? text.slice(1) : text
  } catch {
    return undefined
  }
}
