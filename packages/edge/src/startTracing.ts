import { context, propagation, trace } from '@opentelemetry/api'
import type * as Sdk from '@opentelemetry/sdk-trace'
import { recordSpans } from './tracing.ts'

export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export type TracingOptions = {
  /** The base address of an OpenTelemetry collector. Without an endpoint the SDK is not loaded. */
  endpoint: string | undefined
  service: string
  sampler?: (typeof samplers)[number]
  /** The share of traces to keep, from 0 to 1, for samplers by ratio. */
  ratio?: number
}

/**
 * Loads OpenTelemetry's SDK, which the program must have installed, and sends the program's spans to the collector.
 * Resolves with a function that sends the last spans and stops tracing.
 */
export async function startTracing({
  endpoint,
  service,
  sampler = 'parentbased_always_on',
  ratio = 1,
}: TracingOptions): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {}
  const [sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, resources, { W3CTraceContextPropagator }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ])
  const { resourceAttributesEnvDetector: given } = resources
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.detectResources({ detectors: [given] }))
      .merge(resources.resourceFromAttributes({ 'service.name': service })),
    sampler: samplerOf(sdk, sampler, ratio),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }),
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  recordSpans()
  return async () => {
    recordSpans(false)
    await provider.shutdown()
    for (const api of [trace, context, propagation]) api.disable()
  }
}

function samplerOf(
  { AlwaysOnSampler, AlwaysOffSampler, TraceIdRatioBasedSampler, ParentBasedSampler }: typeof Sdk,
  name: (typeof samplers)[number],
  ratio: number,
) {
  const root = name.endsWith('always_on')
    ? new AlwaysOnSampler()
    : name.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio)
  return name.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root
}
