import { expect, it } from 'vitest'
import { renderScreen } from '../loading/testing/renderScreen.tsx'
import { fromFixtures, loaderContextAt, redirectTarget, testMall } from '../loading/testing/testMall.ts'
import { screen } from './UcArticleNumbers/UcArticleNumbers.route.ts'

const answers = fromFixtures(
  'articleNumberPage',
  'saveArticleNumbers',
  'importArticleNumbers',
  'deleteArticleNumbers',
  'centerInfo',
  'waiting',
)
const address = '/user-center/uc-article-numbers'
const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const mallWith = (changes: object = {}) => testMall({ ...answers, ...changes })
const post = (mall: ReturnType<typeof mallWith>, fields: Record<string, string>) =>
  screen.action!(mall.api, loaderContextAt(address), formOf(fields))

it('lists the numbers with their parts, finds them by a word, and links to both exports [R5.19]', async () => {
  const mall = testMall(answers)
  const html = await renderScreen(screen, `${address}?q=10&page=1`, mall.api)
  expect(html).toContain('我的料号</h1>')
  expect(html).toContain('LAGER-6205')
  expect(html).toContain('href="/_article-numbers.xlsx"')
  expect(mall.inputsOf('articleNumberPage')).toEqual([{ current: 1, size: 20, keyword: '10' }])
})

it('says so if there is no such page', async () => {
  const { api } = testMall(answers)
  expect(await redirectTarget(screen.load(api, loaderContextAt(`${address}?page=9`)))).toBe('unknown listPage')
})

it('keeps the SKU of a number unless its part number is changed [R5.19]', async () => {
  const mall = mallWith()
  const fields = { intent: 'save', articleNumberId: '7', skuId: '2001', formerCode: '6205-2RS', number: ' A-1 ' }
  expect(await redirectTarget(post(mall, { ...fields, partyCode: '6205-2RS' }))).toBe(`${address}?done=saved`)
  expect(await redirectTarget(post(mall, { ...fields, partyCode: '6206-2RS', unit: '盒' }))).toBe(
    `${address}?done=saved`,
  )
  expect(mall.inputsOf('saveArticleNumbers')).toEqual([
    [{ articleNumberId: '7', number: 'A-1', partyCode: '6205-2RS', unit: '', skuId: '2001' }],
    [{ articleNumberId: '7', number: 'A-1', partyCode: '6206-2RS', unit: '盒' }],
  ])
})

it('says at the field why a number was not saved, and keeps what was typed [R5.19]', async () => {
  const mall = mallWith({ saveArticleNumbers: [{ number: 'A', saved: false, message: '没有型号' }] })
  expect(await post(mall, { intent: 'save', number: 'A', partyCode: 'X1' })).toMatchObject({
    done: false,
    fields: { partyCode: { message: '没有型号' } },
    form: { number: 'A', partyCode: 'X1' },
  })
  expect(await post(mall, { intent: 'save', number: '', partyCode: '' })).toMatchObject({
    fields: { number: { key: 'articleNumberMissing' }, partyCode: { key: 'partNumberMissing' } },
  })
})

it('leaves only the rows to mend in the field after a pasted list [R5.19]', async () => {
  const mall = mallWith({
    importArticleNumbers: [
      { line: 'A\tX', number: 'A', saved: true },
      { line: 'B\tY', number: 'B', saved: false, message: '没有型号' },
    ],
  })
  expect(await post(mall, { intent: 'paste', list: 'A\tX\nB\tY' })).toEqual({
    done: true,
    data: { saved: 1, refused: [{ number: 'B', message: '没有型号' }] },
    form: { list: 'B\tY' },
  })
  expect(await redirectTarget(post(mallWith(), { intent: 'paste', list: 'A\tX' }))).toBe(`${address}?done=saved`)
  expect(await post(mall, { intent: 'paste', list: ' ' })).toMatchObject({
    fields: { list: { key: 'articleListMissing' } },
  })
})

it('deletes a number [R5.19]', async () => {
  const mall = mallWith()
  expect(await redirectTarget(post(mall, { intent: 'delete', articleNumberId: '7' }))).toBe(`${address}?done=deleted`)
  expect(mall.inputsOf('deleteArticleNumbers')).toEqual([['7']])
  expect(await post(mall, { intent: 'delete', articleNumberId: 'x' })).toMatchObject({ done: false })
})
