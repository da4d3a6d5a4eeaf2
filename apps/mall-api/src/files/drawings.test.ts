import { expect, it } from 'vitest'
import { readUpload } from './readUpload.ts'

const file = (name: string, ...parts: string[]) => new File(parts, name)
const sheet = ['PK\u0003\u0004', '[Content_Types].xml xl/workbook.xml']

it('takes workbooks and drawings with an inquiry, by their content and under the ending of their type [R5.11]', async () => {
  const kept = async (sent: File) => {
    const read = await readUpload(sent, 'attachment')
    return 'problem' in read ? read.problem : read.name
  }
  expect(await kept(file('铜套.exe', 'AC1032 drawing'))).toBe('铜套.dwg')
  expect(await kept(file('bush.stp', 'ISO-10303-21;HEADER;'))).toBe('bush.step')
  expect(await kept(file('list.zip', ...sheet))).toBe('list.xlsx')
  expect(await kept(file('list.xlsm', ...sheet, 'xl/vbaProject.bin'))).toBe('fileFormat')
  expect(await kept(file('list.xlsx', 'PK\u0003\u0004', 'word/document.xml'))).toBe('fileFormat')
  expect(await readUpload(file('a.dwg', 'AC1032 drawing'), 'licence')).toEqual({ problem: 'fileFormat' })
})
