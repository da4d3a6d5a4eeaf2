import * as z from 'zod'

/** Who may call: anyone; anyone, with more for a known buyer (the path then has a `/p` twin); or buyers alone. */
export type Auth = 'none' | 'user'

/** The family's answer codes (api.md 1.1); `00000` is success. */
export const codes = [
  'A00001',
  'A00002',
  'A00004',
  'A00005',
  'A00006',
  'A00010',
  'A00012',
  'A00013',
  'A00014',
  'A01000',
  'A02000',
  'A03000',
  'A03001',
  'A03002',
  'A03003',
  'A03007',
  'A03008',
  'A03010',
  'A03011',
  'A03012',
  'A03013',
  'A03024',
  'A03034',
  'A04001',
  'A04003',
  'A07001',
] as const
export type Code = (typeof codes)[number]
export const OK = '00000'

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
  /** Where the call lives: the mall's API, or the instant-message base (R7.01). */
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
