import { expect, it } from 'vitest'
import { fileNameOf } from './fileName.ts'

it.each([
  ['photo.jpeg', 'image/png', 'photo.png'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\fakepath\\营业执照.PDF', 'application/pdf', '营业执照.pdf'],
  ['a.svg.php', 'image/jpeg', 'a.jpg'],
  ['p\u202eass\u0000\u007f.png', 'image/png', 'pass.png'],
  ['a<b>:"c|d?*e%;.png', 'image/png', 'abcde.png'],
  [' . .a b. . ', 'image/webp', 'a b.webp'],
  ['v1.2345678', 'application/acad', 'v1.2345678.dwg'],
  ['a.12345', 'model/step', 'a.step'],
  ['\ud800.png', 'image/png', '\ufffd.png'],
  ['', 'image/png', 'file.png'],
  ['...', 'image/png', 'file.png'],
  ['folder/', 'image/png', 'file.png'],
  ['a.exe', 'application/x-msdownload', 'a.bin'],
  ['a.csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'a.xlsx'],
])('names the file "%s" of the type %s safely: %s', (sent, type, name) => {
  expect(fileNameOf(sent, type)).toBe(name)
})

it('keeps at most 80 characters, and cuts none in two', () => {
  expect(fileNameOf('轴'.repeat(81), 'image/png')).toBe(`${'轴'.repeat(80)}.png`)
  expect(fileNameOf('😀'.repeat(81), 'image/png')).toBe(`${'😀'.repeat(80)}.png`)
})
