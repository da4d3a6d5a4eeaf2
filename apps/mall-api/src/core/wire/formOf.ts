import type { Context } from 'hono'

/** Returns the fields of a form. A body that cannot be read as a form has none. */
export async function formOf(c: Context) {
  return c.req.parseBody().catch((): Awaited<ReturnType<typeof c.req.parseBody>> => ({}))
}
