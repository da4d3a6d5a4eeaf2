import { drawContent } from '../tests/fuzz/pages/drawContent.tsx'
import { judgeContent, tryContents } from '../tests/fuzz/pages/hostileContent.ts'
import { randomOf } from '../tests/fuzz/pages/random.ts'

// For 5,000 contents: npm run fuzz -- contents --count 5000
it('renders hostile rules, notices and descriptions without running them or leaving their frame [R2.22] [R2.31]', () => {
  const { failures } = tryContents(drawContent, 300, randomOf(20_261_123))
  expect(failures).toEqual([])
}, 60_000)

it.each([
  ['<section><div><script>1</script></div></section><footer></footer>', '<script>'],
  ['<section></section><p>out</p><footer></footer>', 'beside its frame: section p footer'],
  [`<section>${'<b>'.repeat(40)}x${'</b>'.repeat(40)}</section><footer></footer>`, '42 deep'],
  ['<section><p><ul></ul></p></section><footer></footer>', 'a browser builds something else than what was written'],
])('detects %s', (drawn, problem) => {
  expect(judgeContent(drawn)).toContain(problem)
})
