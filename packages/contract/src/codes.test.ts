import { expect, it } from 'vitest'
import { commonCodes } from './call.ts'
import type { CallSpec } from './call.ts'
import { codeMeanings } from './codes.ts'
import type { Code } from './codes.ts'
import { contract } from './contract.ts'

const calls: readonly CallSpec[] = Object.values(contract)

it.each(Object.entries(codeMeanings))(
  '%s is declared by each call that its example names [R8.03]',
  (code, { example }) => {
    for (const [, path] of example.matchAll(/`(\/[^`]+)`/g)) {
      if (path === '/no/such/call') continue
      const declared = calls
        .filter((call) => call.path === path)
        .flatMap(({ auth, codes }) => [...codes, ...commonCodes, ...(auth === 'user' ? (['A00004'] as const) : [])])
      expect(declared, path).toContain(code as Code)
    }
  },
)
