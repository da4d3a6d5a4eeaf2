import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Attributes = { key: string; value: { stringValue?: string; intValue?: number } }[]
type Sent = {
  resourceSpans: {
    resource: { attributes: Attributes }
    scopeSpans: { spans: { traceId: string; spanId: string; parentSpanId?: string; attributes: Attributes }[] }[]
  }[]
}
export type Span = {
  /** The program: `storefront` or `mall-api`. */
  service: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  /** The text of an SQL statement's span. */
  sql: string | undefined
}
export type Collector = Awaited<ReturnType<typeof startCollector>>

/** Starts a collector that takes OpenTelemetry's spans over HTTP as JSON and keeps them. */
export async function startCollector() {
  const spans: Span[] = []
  const server = createServer((request, response) => {
    void json(request)
      .then((sent) => spans.push(...spansOf(sent as Sent)))
      .finally(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () => server.close(),
  }
}

function spansOf({ resourceSpans }: Sent): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(({ traceId, spanId, parentSpanId, attributes }) => ({
        service: textAt(resource.attributes, 'service.name') ?? '',
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        sql: textAt(attributes, 'db.query.text'),
      })),
    ),
  )
}

function textAt(attributes: Attributes, key: string): string | undefined {
  return attributes.find((one) => one.key === key)?.value.stringValue
}
