import { describe, expect, it } from 'vitest'
import type { CallSpec } from './call.ts'
import { contract } from './contract.ts'
import { openapi } from './openapi.ts'

type Operation = {
  operationId: string
  security?: unknown
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: object
  responses: { 200: { description: string } }
}
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } }

describe('openapi', () => {
  const document = openapi() as Document

  it('describes every call at its method and path, with its codes [R7.02]', () => {
    for (const [name, spec] of Object.entries(contract) as [string, CallSpec][]) {
      const operation = document.paths[spec.path]?.[spec.method.toLowerCase()]
      expect(operation?.operationId).toBe(name)
      for (const code of spec.codes) expect(operation!.responses[200].description).toContain(code)
      expect(operation!.security !== undefined).toBe(spec.auth === 'user')
      const inPath =
        operation!.parameters?.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name) ?? []
      expect(inPath).toEqual([...spec.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key))
      if (spec.method === 'GET') expect(operation!.requestBody).toBeUndefined()
    }
  })

  it('refers only to schemas that it defines', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!)
    expect(refs).toContain('#/components/schemas/ProdCard')
    for (const ref of new Set(refs))
      expect(document.components.schemas).toHaveProperty(ref.replace('#/components/schemas/', ''))
  })
})
