import { unbrokenFacts } from './unbrokenFacts.ts'

/** Shows no-break spaces as underscores. */
const seen = (line: string) => unbrokenFacts(line).replaceAll('\u00a0', '_')

it.each([
  ['25×52×15 mm · C 14.8 kN · C0 7.8 kN', '25×52×15_mm ·_C_14.8_kN ·_C0_7.8_kN'],
  ['GB/T 889.1 · ISO 7040 · 对边 10 mm', 'GB/T_889.1 ·_ISO_7040 ·_对边_10_mm'],
  ['Inscribed circle 9.525 mm · thickness 3.97 mm', 'Inscribed circle 9.525 mm ·_thickness_3.97_mm'],
  ['', ''],
])('breaks "%s" only between facts [R2.31]', (line, said) => {
  expect(seen(line)).toBe(said)
})

it('keeps the same text', () => {
  const line = 'ISO 4026 · GB/T 77 · Stainless 304'
  expect(unbrokenFacts(line).replaceAll('\u00a0', ' ')).toBe(line)
})
