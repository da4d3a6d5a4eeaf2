import { firstFacts } from './firstFacts.ts'

it.each([
  ['GB/T 889.1 · ISO 7040 · 对边 10 mm · 高 5.2 mm', 30, 'GB/T 889.1 · ISO 7040'],
  ['GB/T 889.1 · ISO 7040 · 对边 10 mm · 高 5.2 mm', 34, 'GB/T 889.1 · ISO 7040 · 对边 10 mm'],
  ['12×28×8 mm · C 5.4 kN · C0 2.36 kN', 30, '12×28×8 mm · C 5.4 kN'],
  ['一段没有分隔的很长的规格说明文字，放不下也不截断', 10, '一段没有分隔的很长的规格说明文字，放不下也不截断'],
  ['a · b', 5, 'a · b'],
  ['a · b', 4, 'a'],
  ['', 5, ''],
])('of "%s" in %i columns says "%s"', (line, columns, said) => {
  expect(firstFacts(line, columns)).toBe(said)
})
