import { describe, expect, it } from 'vitest'
import { INQUIRY_LINE_LIMIT, INQUIRY_PASTE_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import { choices } from '@millwright/fixtures/quotes'
import { loaderContextAt, formOf, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './Inquiry.action.ts'
import { emptyDraft, emptyLine } from './draft.ts'
import type { Draft } from './draft.ts'
import { hasContentBeyond, mergeDrafts } from './mergeDrafts.ts'
import { chosenLine } from './matchedLines.ts'

const [bearing, other] = choices('zh')
const sure = { raw: '', model: '6205', quantity: 200, unit: '个', state: 'sure' as const, choices: [bearing!] }
const paste = (text: string) => formOf({ intent: 'paste', paste: text })
const kept = (outcome: unknown) => (outcome as { data: { draft: Draft } }).data.draft

describe('a pasted list [R6.08]', () => {
  it('keeps every line, including a second line for the same product', async () => {
    const mall = testMall({ matchInquiry: [sure, { ...sure, quantity: 40 }], saveInquiryDraft: null })
    const form = paste('6205 200\n6205 40')
    form.append('line.0.quantity', '5')
    form.append('line.0.skuId', bearing!.skuId)
    form.append('line.0.choices', JSON.stringify([bearing]))
    const outcome = await action(mall.api, loaderContextAt('/inquiry'), form)
    expect(kept(outcome).lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      [bearing!.skuId, '5'],
      [bearing!.skuId, '200'],
      [bearing!.skuId, '40'],
    ])
  })

  it('leaves an unread quantity empty, and is not sent before the buyer enters it', async () => {
    const mall = testMall({ matchInquiry: [{ ...sure, quantity: undefined }], saveInquiryDraft: null })
    const { lines } = kept(await action(mall.api, loaderContextAt('/inquiry'), paste('6205')))
    expect(lines.map(({ quantity }) => quantity)).toEqual([''])
    const form = formOf({ intent: 'send', userPhone: '13800000001' })
    for (const [name, value] of Object.entries({ ...lines[0]!, choices: JSON.stringify(lines[0]!.choices) }))
      form.append(`line.0.${name}`, value)
    const outcome = await action(mall.api, loaderContextAt('/inquiry'), form)
    expect(outcome).toMatchObject({ done: false, fields: { 'line.0.quantity': { key: 'inquiryQuantity' } } })
    expect(mall.inputsOf('addInquiryOfBuyer')).toEqual([])
  })

  it('is kept in full with an error if it is too long', async () => {
    const matchInquiry = Array.from({ length: INQUIRY_LINE_LIMIT + 1 }, () => sure)
    const long = 'x'.repeat(INQUIRY_PASTE_LIMIT + 1)
    for (const text of ['6205 1', long]) {
      const outcome = await action(
        testMall({ matchInquiry, saveInquiryDraft: null }).api,
        loaderContextAt('/inquiry'),
        paste(text),
      )
      expect(outcome).toMatchObject({ done: false, fields: { paste: { key: 'tooLong' } } })
      expect(kept(outcome)).toMatchObject({ paste: text, lines: [] })
    }
  })
})

describe('a draft [R6.08]', () => {
  it('is not reported as saved if the mall refuses it', async () => {
    const save = () => formOf({ intent: 'save', remark: '备件' })
    const full = testMall({ saveInquiryDraft: refusal('A00001') })
    expect(await action(full.api, loaderContextAt('/inquiry'), save())).toMatchObject({
      done: false,
      problem: { key: 'error' },
      data: { draft: { remark: '备件' } },
    })
    expect(await action(testMall({ saveInquiryDraft: null }).api, loaderContextAt('/inquiry'), save())).toMatchObject({
      done: true,
    })
  })

  it('is saved while the buyer writes; invalid content is saved as an empty draft', async () => {
    const mall = testMall({ saveInquiryDraft: null })
    const written = { ...emptyDraft, remark: '备件', lines: [{ ...emptyLine, name: '铜套' }] }
    await action(mall.api, loaderContextAt('/inquiry'), formOf({ intent: 'keep', stored: JSON.stringify(written) }))
    await action(mall.api, loaderContextAt('/inquiry'), formOf({ intent: 'keep', stored: '{"lines":7,"remark":[]}' }))
    expect(
      mall.inputsOf('saveInquiryDraft').map((input) => JSON.parse((input as { content: string }).content) as unknown),
    ).toEqual([written, emptyDraft])
  })

  it('of an earlier visit is offered if it adds anything, and merged', () => {
    const earlier = {
      ...emptyDraft,
      contact: '张工',
      lines: [chosenLine(bearing!, 200), { ...emptyLine, name: '铜套', quantity: '4' }, emptyLine],
    }
    const now = { ...emptyDraft, contact: '李工', lines: [chosenLine(bearing!, 1), chosenLine(other!, 7)] }
    expect(hasContentBeyond(earlier, now)).toBe(true)
    expect(hasContentBeyond({ ...emptyDraft, contact: '张工', lines: [emptyLine] }, now)).toBe(false)
    expect(hasContentBeyond(earlier, earlier)).toBe(false)
    expect(hasContentBeyond({ ...emptyDraft, remark: '急用' }, now)).toBe(true)
    const both = mergeDrafts(earlier, now)
    expect(both.contact).toBe('李工')
    expect(both.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      [bearing!.partyCode, '200'],
      ['铜套', '4'],
      [other!.partyCode, '7'],
    ])
  })
})
