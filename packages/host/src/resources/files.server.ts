import { fileTypeNames, UPLOAD_BYTES } from '@millwright/domain/files/fileKinds'
import { isFilePath } from '@millwright/domain/files/filePath'
import { languageTag } from '@millwright/domain/locale'
import { partsOf } from '@millwright/domain/partsOf'
import type { RequestContext } from '../session/requestContext.server.ts'
import type { AskMall } from '../upstreams/createUpstreams.ts'
import { fetchWithHeaderTimeout } from '../client/fetchWithHeaderTimeout.ts'
import { fieldsOf, log } from '@millwright/edge/log'

const READING = 10_000
/**
 * Milliseconds that the mall may take after the file's last byte. The server's own timeouts limit the upload itself.
 */
const ANSWERING = 30_000
const passed = ['content-type', 'content-length', 'content-disposition', 'cache-control'] as const
const PRIVATE = { 'Cache-Control': 'private, no-store' }
/** Headers that keep uploaded content from running scripts, whatever its content type. */
const inert = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Responds with an uploaded file from the mall. This server adds the buyer's token; the browser never has it. */
export async function answerFile(
  request: Request,
  context: RequestContext,
  ask: AskMall = context.shop.config.askMall,
): Promise<Response> {
  const path = context.url.pathname
  if (!isFilePath(path.slice(1))) return nothing(404)
  let answer: Response
  try {
    const init = { headers: mine(context), redirect: 'manual', signal: request.signal } as const
    answer = await fetchWithHeaderTimeout(READING, ask, context.shop.config.apiBase + path, init)
  } catch {
    return nothing(502)
  }
  if (!answer.ok || !Object.hasOwn(fileTypeNames, answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel()
    return nothing(answer.status === 404 ? 404 : 502)
  }
  const headers = new Headers(inert)
  for (const name of passed) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.body, { headers })
}

/**
 * Streams an uploaded file to the mall. Responds with the mall's response, with `{ refused }` and a message
 * (422), or with 401 if the buyer is not signed in.
 */
export async function forwardUpload(
  request: Request,
  context: RequestContext,
  ask: AskMall = context.shop.config.askMall,
): Promise<Response> {
  const type = request.headers.get('content-type') ?? ''
  if (context.token() === undefined) return Response.json({}, { status: 401, headers: PRIVATE })
  if (!type.startsWith('multipart/form-data') || !request.body) return nothing(415)
  const length = Number(request.headers.get('content-length'))
  if (length > UPLOAD_BYTES) return nothing(413)
  const late = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const sent = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    flush: () => {
      timer = setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), ANSWERING)
    },
  })
  const init = {
    method: 'POST',
    headers: { ...mine(context), 'Content-Type': type },
    body: request.body.pipeThrough(sent),
    duplex: 'half',
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, late.signal]),
  }
  try {
    const answer = await ask(`${context.shop.config.apiBase}/p/file/upload`, init as RequestInit)
    const { code, msg, data } = partsOf(await answer.json())
    if (code === '00000') return Response.json(data, { headers: PRIVATE })
    if (code === 'A00004') return Response.json({}, { status: 401, headers: PRIVATE })
    return Response.json({ refused: typeof msg === 'string' ? msg : undefined }, { status: 422, headers: PRIVATE })
  } catch (error) {
    if (!request.signal.aborted) log('warn', 'upload', { request: context.id, ...fieldsOf(error) })
    return Response.json({}, { status: 502, headers: PRIVATE })
  } finally {
    clearTimeout(timer)
  }
}

function mine(context: RequestContext): Record<string, string> {
  const token = context.token()
  return {
    'Accept-Language': languageTag(context.locale),
    'X-Request-Id': context.id,
    ...(token !== undefined && { Authorization: token }),
  }
}

function nothing(status: number): Response {
  return new Response(null, { status, headers: { ...inert, ...PRIVATE } })
}
