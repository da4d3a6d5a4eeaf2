/** Decodes bytes as UTF-8. `badAt` is the index of the first invalid byte; invalid bytes become U+FFFD. */
export function textOfBytes(bytes: Uint8Array): { text: string; badAt?: number } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let [from, at] = [0, 0]
  for (let found = text.indexOf('\ufffd'); found >= 0; found = text.indexOf('\ufffd', from)) {
    at += new TextEncoder().encode(text.slice(from, found)).length
    const written = bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd
    if (!written) return { text, badAt: at }
    at += 3
    from = found + 1
  }
  return { text }
}

/**
 * Copies the bytes of a buffer or a view, so that later changes by the caller have no effect. Returns `undefined` for
 * other values.
 */
export function bytesOf(input: unknown): Uint8Array | undefined {
  try {
    if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength).slice()
    // A buffer from another window fails `instanceof ArrayBuffer`.
    return Object.prototype.toString.call(input) === '[object ArrayBuffer]'
      ? new Uint8Array((input as ArrayBuffer).slice(0))
      : undefined
  } catch {
    return undefined
  }
}
