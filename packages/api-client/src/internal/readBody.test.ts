import { expect, it } from 'vitest'
import { readBody } from './readBody.ts'

it.each([true, false])('returns all bytes up to the limit (in a page: %s)', async (inPage) => {
  const bytes = await readBody(new Response('轴承'), 6, inPage)
  expect(new TextDecoder().decode(await new Blob(bytes).arrayBuffer())).toBe('轴承')
  expect(await readBody(new Response('轴承'), 5, inPage)).toBeUndefined()
  expect(await readBody(new Response(null), 5, inPage)).toEqual([])
})
