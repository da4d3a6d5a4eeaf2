import { observe, secondsSince } from './observations.ts'
import { inSpan } from './tracing.ts'

/** Runs a job in a span of its own, and publishes its duration and whether it failed. */
export async function observeJob<T>(job: string, work: () => T | Promise<T>): Promise<T> {
  const began = performance.now()
  let failed = true
  try {
    const result = await inSpan(job, work, { headers: {} })
    failed = false
    return result
  } finally {
    observe('job', { job, seconds: secondsSince(began), failed })
  }
}
