import { expect, it } from 'vitest'
import { refusal, testMall } from '../../loading/testing/testMall.ts'
import { typedFields } from '../../forms.ts'
import { readSent } from './sendFile.ts'
import { uploadedPaths } from './uploadedPaths.ts'

const path = (n: number) => `files/00000000-0000-4000-8000-00000000000${n}`
const stored = { filePath: path(9), fileName: 'a.png', size: 1, type: 'image/png' }

function form(...values: (string | File)[]): FormData {
  const data = new FormData()
  for (const value of values) data.append('pics', value)
  return data
}

it('uploads the files of a plain form, and adds their paths to the typed values', async () => {
  const mall = testMall({ uploadFile: stored })
  const data = form(path(1), new File([], ''), new File(['1'], 'a.png'))
  expect(await uploadedPaths(mall.api, data, 'pics', 'comment')).toEqual({ paths: [path(1), path(9)] })
  expect(typedFields(data)).toEqual({ pics: `${path(1)},${path(9)}` })
  expect(mall.inputsOf('uploadFile')).toMatchObject([{ kind: 'comment' }])
})

it('returns the mall’s refusal of a file, uploads no further file, and keeps the other paths', async () => {
  const mall = testMall({ uploadFile: refusal('A00001', 'The file is empty') })
  const data = form(new File([''], 'a.png'), new File(['1'], 'b.png'), path(2), 'javascript:alert(1)')
  expect(await uploadedPaths(mall.api, data, 'pics', 'comment')).toEqual({
    paths: [path(2)],
    problem: { message: 'The file is empty' },
  })
  expect(mall.inputsOf('uploadFile')).toHaveLength(1)
})

it('reads the server’s upload responses, and reports an unreadable response as a lost connection', () => {
  expect(readSent(200, JSON.stringify(stored))).toEqual({ filePath: path(9) })
  expect(readSent(422, '{"refused":"too large"}')).toEqual({ refused: 'too large' })
  expect([readSent(401, '{}'), readSent(413, '')]).toEqual([{ problem: 'login' }, { problem: 'tooLarge' }])
  for (const [status, body] of [
    [200, '{}'],
    [200, 'null'],
    [502, '<html>'],
    [422, '{}'],
  ] as const)
    expect(readSent(status, body)).toEqual({ problem: 'lost' })
})
