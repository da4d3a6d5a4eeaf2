import { expect, it } from 'vitest'
import { rewrittenPart } from './rewrittenPart.ts'
import { inCatalogueWords } from './workshopWords.ts'

it.each([
  ['205立式座', 'UCP205'],
  ['pillow block 205', 'UCP205'],
  ['菱形座206', 'UCFL206'],
  ['4 bolt flange unit 207', 'UCF207'],
  ['8*30内六角 8.8', 'M8x30 内六角 8.8'],
  ['内六角扳手 8*200', '内六角扳手 8*200'],
  ['NUT HEX M12 8', 'NUT HEX M12 class 8'],
  ['NUT HEX M12 8.8', 'NUT HEX M12 8.8'],
  ['CYLINDER ISO 15552 50/100', 'CYLINDER ISO 15552 50x100'],
  ['10B sprocket 19T', '10B-1-Z19 sprocket'],
  ["10B $' sprocket 19T", "10B-1-Z19 $' sprocket"],
  ['duplex sprocket 10B 19 tooth', 'duplex sprocket 10B-2-Z19'],
  ['19 tooth 10B simplex sprocket', '10B-1-Z19 simplex sprocket'],
  ['轴承 25×52×15 带胶盖', '轴承 25×52×15 2RS'],
  ['bearing bore 17 OD 40 width 12 open', 'bearing 17x40x12 open'],
  ['oil seal 45 shaft, 62 housing, 8 wide', 'oil seal 45x62x8'],
  ['压力表 0-16公斤', '压力表 0-16bar'],
])('a line in the words of a workshop is read in the catalogue’s: %s [R6.08]', (text, ours) => {
  expect(inCatalogueWords(text)).toBe(ours)
})

it('a maker’s marks of an angular contact bearing are its contact angle [R6.08]', () => {
  expect(rewrittenPart('SKF 7208 BECBP')).toEqual({ text: 'SKF 7208B', asked: '7208 BECBP' })
  expect(rewrittenPart('7208 C')).toEqual({ text: '7208 C' })
})
