import { expect, it } from 'vitest'
import { readUpload } from './readUpload.ts'

const pdf = () => new Blob(['%PDF-1.4\n'])

it('asks for patience if too many files wait to be read, and reads again afterwards', async () => {
  const waiting = Promise.withResolvers<undefined>()
  const read = () => readUpload(pdf(), 'licence', { person: 'one', inspect: () => waiting.promise })
  const taken = Array.from({ length: 65 }, read)
  expect(await read()).toEqual({ problem: 'fileBusy' })
  waiting.resolve(undefined)
  for (const upload of await Promise.all(taken)) expect(upload).toMatchObject({ type: 'application/pdf' })
  expect(await read()).toMatchObject({ type: 'application/pdf' })
})

it('refuses an empty file', async () => {
  expect(await readUpload(new Blob([]), 'licence', { person: 'one' })).toEqual({ problem: 'fileEmpty' })
})
