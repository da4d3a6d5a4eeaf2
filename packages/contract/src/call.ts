import * as z from 'zod'
import type { Code } from './codes.ts'

/** Who may call: anyone; anyone, with more for a known buyer (the path then has a `/p` twin); or buyers alone. */
export type Auth = 'none' | 'user'

/** Any call may be refused so: the server's fault, a bad argument, or (auth `user`) a missing login. */
export const commonCodes = ['A00001', 'A00005', 'A00014'] as const satisfies readonly Code[]

export type CallSpec = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for what is taken from the input by that name. */
  path: `/${string}`
  auth: Auth
  /** One line for the OpenAPI document. */
  summary: string
  /** GET: the query; otherwise the body, once the path's names are taken out of it. */
  input: z.ZodType
  answer: z.ZodType
  /** Beyond `commonCodes`, and `A00004` where auth is `user`. */
  codes: readonly Code[]
  /** Where the call lives: the mall's API, or the instant-message base. */
  base?: 'im'
  encoding?: 'multipart' | 'form'
  /** The answer is a file, not an envelope. */
  raw?: 'blob'
  /** Not of the family: a server that is not ours may do without it. */
  ours?: true
}

export function call<const S extends CallSpec>(spec: S): S {
  return spec
}

/** No payload. */
export const nothing = z.object({}).optional()

export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({
    code: z.string(),
    msg: z.string().nullish(),
    data,
    version: z.string().nullish(),
    timestamp: z.number().nullish(),
    sign: z.string().nullish(),
  })
