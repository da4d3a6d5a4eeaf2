import '@vanilla-extract/css/disableRuntimeStyles'
import { vi } from 'vitest'

// PGlite alone is enough to notice a mutant. It starts in a second; a PostgreSQL cluster per mutant takes too long.
vi.mock('../../apps/mall-api/src/testing/cluster.ts', () => ({ postgresBinaries: undefined }))
