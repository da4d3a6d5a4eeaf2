import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { requestsInFlight } from './observeRequest.ts'
import { onObservation } from './observations.ts'

/** A number that can be read at any time. It is read only when Prometheus scrapes the metrics. */
export type Reading = {
  name: string
  help: string
  /** Whether the number never decreases (a counter). */
  total?: boolean
  read: () => number | undefined
}

/** Histogram buckets in seconds, from the fastest SQL statement to the time limit of statements. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Creates the metrics of a program: its observations, its readings, and prom-client's default metrics of Node. */
export function createMetrics(program: string, readings: readonly Reading[] = []) {
  const registry = new Registry()
  registry.setDefaultLabels({ program })
  collectDefaultMetrics({ register: registry })
  const inFlight = { name: 'http_requests_in_flight', help: 'Requests being answered.', read: requestsInFlight }
  for (const reading of [inFlight, ...readings]) addReading(registry, reading)
  const ends = [...countRequests(registry), ...countCalls(registry), ...countWork(registry)]
  return {
    contentType: registry.contentType,
    /** Returns the text that Prometheus scrapes. */
    text: () => registry.metrics(),
    /** Stops counting. */
    end: () => {
      for (const end of ends) end()
      registry.clear()
    },
  }
}

function addReading(registry: Registry, { name, help, total = false, read }: Reading): void {
  const registers = [registry]
  if (!total) {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read() ?? 0) })
    return
  }
  const counter: Counter = new Counter({
    name,
    help,
    registers,
    collect: () => {
      counter.reset()
      counter.inc(read() ?? 0)
    },
  })
}

function countRequests(registry: Registry): (() => void)[] {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to the head of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  return [
    onObservation('request', ({ method, route, status, seconds }) =>
      requests.observe(
        { method: METHODS.has(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` },
        seconds,
      ),
    ),
  ]
}

function countCalls(registry: Registry): (() => void)[] {
  const registers = [registry]
  const calls = new Counter({
    name: 'api_calls_total',
    help: 'Calls of the contract by the code of the answer, or by the kind of failure.',
    labelNames: ['call', 'code'],
    registers,
  })
  const durations = new Histogram({
    name: 'api_call_duration_seconds',
    help: 'Seconds of a call of the contract, with its retries.',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  })
  const lookups = new Counter({
    name: 'cache_lookups_total',
    help: 'Look-ups in a cache by outcome.',
    labelNames: ['cache', 'outcome'],
    registers,
  })
  return [
    onObservation('call', ({ call, code, seconds }) => {
      calls.inc({ call, code })
      durations.observe({ call }, seconds)
    }),
    onObservation('cache', (lookup) => lookups.inc(lookup)),
  ]
}

function countWork(registry: Registry): (() => void)[] {
  const registers = [registry]
  const statements = new Histogram({
    name: 'db_statement_duration_seconds',
    help: 'Seconds of an SQL statement, with its wait for a connection.',
    labelNames: ['verb'],
    buckets: SECONDS,
    registers,
  })
  const slow = new Counter({ name: 'db_slow_statements_total', help: 'Statements over SLOW_QUERY_MS.', registers })
  const reads = new Counter({
    name: 'db_reads_total',
    help: 'Reads that the replica may answer, by whether it did or why the primary did.',
    labelNames: ['outcome'],
    registers,
  })
  const callbacks = new Counter({
    name: 'payment_callbacks_total',
    help: 'Reports of payment services by outcome.',
    labelNames: ['service', 'outcome'],
    registers,
  })
  // `job` is a label of Prometheus itself.
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Seconds of a periodic job.',
    labelNames: ['name'],
    buckets: [...SECONDS, 60, 600],
    registers,
  })
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Runs of a job that failed.',
    labelNames: ['name'],
    registers,
  })
  return [
    onObservation('statement', ({ verb, seconds, slow: isSlow }) => {
      statements.observe({ verb }, seconds)
      if (isSlow) slow.inc()
    }),
    onObservation('read', (read) => reads.inc(read)),
    onObservation('callback', (callback) => callbacks.inc(callback)),
    onObservation('job', ({ job: name, seconds, failed }) => {
      jobs.observe({ name }, seconds)
      failures.inc({ name }, failed ? 1 : 0)
    }),
  ]
}
