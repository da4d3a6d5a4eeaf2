export type CookieOptions = {
  /** Seconds; absent: until the browser closes; 0 takes the cookie away. */
  maxAge?: number
  /** Scripts may read it. */
  open?: boolean
  secure: boolean
}

export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const mark = part.indexOf('=')
    if (mark < 1) continue
    const name = part.slice(0, mark).trim()
    if (!cookies.has(name)) cookies.set(name, decode(part.slice(mark + 1).trim()))
  }
  return cookies
}

export function writeCookie(name: string, value: string, { maxAge, open = false, secure }: CookieOptions): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    maxAge !== undefined && `Max-Age=${maxAge}`,
    !open && 'HttpOnly',
    secure && 'Secure',
  ]
    .filter(Boolean)
    .join('; ')
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
