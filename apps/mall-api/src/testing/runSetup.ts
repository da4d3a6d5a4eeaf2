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

/** Creates the folder shared by the test files of one run (`templates.ts`) and removes it at the end. */
export function setup({ provide }: Pick<TestProject, 'provide'>): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'mall-run-'))
  // PostgreSQL runs as its own user and must be able to enter the folder.
  chmodSync(folder, 0o755)
  provide('runFolder', folder)
  return () => {
    stopCluster(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}
