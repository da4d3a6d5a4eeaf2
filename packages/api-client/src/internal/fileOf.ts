/** Returns a file with the name that the server sent, or the last segment of the path. */
export function fileOf(body: Uint8Array<ArrayBuffer>[], { headers }: Response, path: string): File {
  const disposition = headers.get('content-disposition') ?? ''
  const name = encoded(disposition) ?? /;\s*filename="?([^";]+)"?/i.exec(disposition)?.[1]
  // Strips directories: a server may name a file, never a path.
  const safe = name
    ?.replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}/gu, '')
    .replace(/^\.+/, '')
    .slice(0, 200)
  return new File(body, safe || path.slice(path.lastIndexOf('/') + 1), { type: headers.get('content-type') ?? '' })
}

/** Decodes `filename*=UTF-8''%E6%A8%A1…` (RFC 8187). */
function encoded(disposition: string): string | undefined {
  const [, text] = /;\s*filename\*=utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? []
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}
