import * as z from 'zod'
import type { Code } from './codes.ts'

/** The permitted callers. `none`: anyone. `user`: signed-in buyers only. */
export type Auth = 'none' | 'user'

/** The error codes that every call may return: a refusal, a server error, an invalid argument. */
export const commonCodes = ['A00001', 'A00005', 'A00014'] as const satisfies readonly Code[]

export type CallSpec = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path. `{name}` is filled from the input field of that name. */
  path: `/${string}`
  auth: Auth
  /** One line for the OpenAPI document. */
  summary: string
  /** The query of a GET, otherwise the body, without the path's parameters. */
  input: z.ZodType
  answer: z.ZodType
  /** Codes in addition to `commonCodes` (and to `A00004` if auth is `user`). */
  codes: readonly Code[]
  /** The base address of the call. Default: the mall's API. `im`: the instant-message server. */
  base?: 'im'
  encoding?: 'multipart' | 'form'
  /** Set if the response is a file without an envelope. */
  raw?: 'blob'
  /** Whether the call is an extension. Servers of other malls may lack it. */
  ours?: true
}

export function call<const S extends CallSpec>(spec: S): S {
  return spec
}

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
