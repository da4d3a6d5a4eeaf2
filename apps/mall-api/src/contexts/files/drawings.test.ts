import { expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readUpload } from './readUpload.ts'

const person = 'somebody'
const step =
  "ISO-10303-21;HEADER;FILE_NAME('');ENDSEC;DATA;#1=CARTESIAN_POINT('',(0.,0.,0.));ENDSEC;END-ISO-10303-21;\n"

it('accepts workbooks and drawings with an inquiry, by content and with the matching extension [R5.11]', async () => {
  const kept = async (sent: File) => {
    const read = await readUpload(sent, 'attachment', { person })
    return 'problem' in read ? read.problem : read.name
  }
  const sheet = new Uint8Array(await writeXlsxFile([[{ value: '6204' }]]).toBuffer())
  expect(await kept(new File([step], 'bush.stp'))).toBe('bush.step')
  expect(await kept(new File([sheet], 'list.zip'))).toBe('list.xlsx')
  expect(await kept(new File(['AC1032 drawing'], 'a.dwg'))).toBe('fileFormat')
  expect(await kept(new File([sheet.subarray(0, 400)], 'list.xlsx'))).toBe('fileCut')
  expect(await readUpload(new File([step], 'a.step'), 'licence', { person })).toEqual({ problem: 'fileFormat' })
})

it('aborts a document that takes too long', async () => {
  const { inspectFile } = await import('./inspect/inspectFile.ts')
  expect(await inspectFile(Buffer.from(step), 'model/step', 0)).toBe('fileHeavy')
})
