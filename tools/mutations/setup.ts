import '@vanilla-extract/css/disableRuntimeStyles'
import { vi } from 'vitest'

// One database is enough to notice a mutant: PGlite starts in a second, PostgreSQL's cluster for each mutant would not.
vi.mock('../../apps/mall-api/src/testing/cluster.ts', () => ({ postgresBinaries: undefined }))
