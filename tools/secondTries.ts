import type { Reporter, TestCase } from 'vitest/node'

/** Vitest's reporter of tests that fail once and then pass, so that the table of lanes can name them. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.ok() && test.diagnostic()?.retryCount) console.log(`passed at the second try: ${test.fullName}`)
  }
}
