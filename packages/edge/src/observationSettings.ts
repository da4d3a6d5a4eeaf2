import { about, address, checked, oneOf, port, text } from './settings.ts'
import { samplers } from './startTracing.ts'

/** The settings of both programs for the log, metrics and traces. `program` is the default of `OTEL_SERVICE_NAME`. */
export function observationSettings(program: string) {
  return {
    LOG_FORMAT: about(oneOf(['json', 'text']).optional(), {
      meaning: 'the form of the log: `json`, one line per event, or `text` for people',
      shown: '`text` on a terminal, otherwise `json`',
    }),
    METRICS_PORT: about(port().optional(), {
      meaning:
        'the port of `/metrics` for Prometheus, at `HOST` or else `127.0.0.1`; not a port that the public reaches',
      shown: 'no metrics',
    }),
    OTEL_EXPORTER_OTLP_ENDPOINT: about(address(['http', 'https'], 'http://localhost:4318').optional(), {
      meaning:
        'the OpenTelemetry collector that receives the traces (OTLP over HTTP). The other standard variables apply too, such as `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_RESOURCE_ATTRIBUTES`',
      shown: 'no traces',
    }),
    OTEL_SERVICE_NAME: about(text().default(program), { meaning: 'the name of the program in traces' }),
    OTEL_TRACES_SAMPLER: about(oneOf(samplers).default('parentbased_always_on'), {
      meaning: `which traces are kept: ${samplers.map((name) => `\`${name}\``).join(', ')}`,
    }),
    OTEL_TRACES_SAMPLER_ARG: about(
      checked('Write a number from 0 to 1.', (given) => {
        const ratio = Number(given)
        return ratio >= 0 && ratio <= 1 ? ratio : undefined
      }).default(1),
      { meaning: 'the share of traces that the samplers by ratio keep' },
    ),
  }
}
