import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Attributes, Context, Span } from '@opentelemetry/api'

export type SpanOptions = {
  kind?: keyof typeof SpanKind
  attributes?: Attributes
  /** The headers of the request that caused the work, for its `traceparent`. Default: the active span is the parent. */
  headers?: Readonly<Record<string, string | undefined>>
  /** Whether a thrown error marks the span as failed. Default: every error does. */
  isFault?: (error: unknown) => boolean
}

let isOn = false

/**
 * Sets whether `inSpan` creates spans. A program calls this function after it has registered a tracer provider with
 * OpenTelemetry's API. Until then no span object is created.
 */
export function recordSpans(on = true): void {
  isOn = on
}

/** Returns whether spans are created. */
export function isTracing(): boolean {
  return isOn
}

/**
 * Runs `work` in a span with this name: a route pattern, a call or a job, so that traces have few different names.
 * `work` receives the span, or `undefined` if the program records none. A span never holds an error's message, which
 * may quote a person's input.
 */
export async function inSpan<T>(
  name: string,
  work: (span?: Span) => T | Promise<T>,
  { kind = 'INTERNAL', attributes = {}, headers, isFault = () => true }: SpanOptions = {},
): Promise<T> {
  if (!isOn) return work()
  const parent: Context = headers ? propagation.extract(ROOT_CONTEXT, headers) : context.active()
  const options = { kind: SpanKind[kind], attributes }
  return trace.getTracer('millwright').startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setAttribute('error.type', errorTypeOf(error))
      if (isFault(error)) span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Returns the headers that make the receiver's spans children of the active span. Empty without an active span. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  if (isOn) propagation.inject(context.active(), headers)
  return headers
}

/** Returns whether a span is active. Work outside of any request and job is not worth a trace of its own. */
export function isInSpan(): boolean {
  return isOn && trace.getSpanContext(context.active()) !== undefined
}

/** Returns the ids of the active span, for the log. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const active = isOn ? trace.getSpanContext(context.active()) : undefined
  return active ? { trace_id: active.traceId, span_id: active.spanId } : {}
}

/** Returns a database's or Node's error code, otherwise the error's class. */
function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
