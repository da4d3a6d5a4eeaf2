import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { stopCluster } from './cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    runFolder: string
  }
}

/**
 * A folder for what the test files of one run share, made by whichever needs it first (`templates.ts`); here it ends.
 */
export function setup({ provide }: Pick<TestProject, 'provide'>): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'mall-run-'))
  // PostgreSQL runs as its own user.
  chmodSync(folder, 0o755)
  provide('runFolder', folder)
  return () => {
    stopCluster(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}
