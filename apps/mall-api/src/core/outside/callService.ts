/** The time limit of a response in milliseconds. */
const ANSWERS_WITHIN = 8_000
/** The maximum length of a response, in characters. */
const ANSWER_LENGTH = 256 * 1024

export type ServiceAnswer = { status: number; header: (name: string) => string | undefined; text: string }

/** Calls a service over HTTPS. Throws if the service does not respond in time. Redirects are not followed. */
export async function callService(
  url: string | URL,
  { method = 'POST', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<ServiceAnswer> {
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWERS_WITHIN),
  })
  const text = await response.text()
  if (text.length > ANSWER_LENGTH) throw new Error(`${new URL(url).host} sent too long an answer`)
  return { status: response.status, header: (name) => response.headers.get(name) ?? undefined, text }
}
