import { expect, it } from 'vitest'
import { renderScreen } from '../../loading/testing/renderScreen.tsx'
import { fromFixtures, loaderContextAt, redirectTarget, testMall } from '../../loading/testing/testMall.ts'
import { action } from './UcMessages.action.ts'
import { screen } from './UcMessages.route.ts'

const answers = fromFixtures(
  'centerInfo',
  'waiting',
  'messagePage',
  'messageCount',
  'messageSettings',
  'readMessages',
  'deleteMessage',
  'setMessageSettings',
)
const address = '/user-center/uc-messages'
const NOW = '1763712000000'
const buyerAt = (at: string) => ({ ...loaderContextAt(at), user: Promise.resolve(undefined) })
function formOf(fields: Record<string, string | readonly string[]>) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
  return form
}

it('lists the messages by kind and unread, with what each leads to', async () => {
  const mall = testMall(answers)
  const html = await renderScreen(screen, `${address}?kind=bill&unread=1&page=2`, mall.api)
  expect(mall.inputsOf('messagePage')).toEqual([{ kind: 'bill', unread: 1, current: 2, size: 10 }])
  expect(html).toContain('通知</h1>')
  expect(html).toContain('查看账单')
  expect(html).toContain(`href="${address}?settings=1"`)
})

it('opens what a message is about, and marks the message as read', async () => {
  const mall = testMall(answers)
  const open = (fields: Record<string, string>) =>
    redirectTarget(action(mall.api, buyerAt(address), formOf({ intent: 'open', messageId: '4', ...fields })) as never)
  expect(await open({ about: 'order', subjectId: '1001' })).toBe('/order-detail?orderNumber=1001')
  expect(await open({ about: 'return', subjectId: 'R1' })).toBe('/return-detail?refundSn=R1')
  expect(await open({ about: 'account', subjectId: '' })).toBe('/user-center/uc-account')
  // Fields that the page did not write lead back to the inbox, and to no other site.
  expect(await open({ about: 'order', subjectId: '//evil.example' })).toBe(address)
  expect(await open({ about: 'constructor', subjectId: '1' })).toBe(address)
  expect(mall.inputsOf('readMessages')).toEqual(Array.from({ length: 5 }, () => ({ messageId: '4' })))
})

it('marks what the buyer saw as read: one message, or those of the shown kind', async () => {
  const mall = testMall(answers)
  const press = (fields: Record<string, string>) => action(mall.api, buyerAt(address), formOf(fields))
  await press({ intent: 'read', messageId: '4' })
  await press({ intent: 'readAll', until: NOW, kind: 'bill' })
  await press({ intent: 'readAll', until: NOW, kind: 'nothing' })
  expect(mall.inputsOf('readMessages')).toEqual([
    { messageId: '4' },
    { kind: 'bill', until: Number(NOW) },
    { until: Number(NOW) },
  ])
  await press({ intent: 'delete', messageId: '4' })
  expect(mall.inputsOf('deleteMessage')).toEqual([{ messageId: '4' }])
  for (const wrong of [
    { intent: 'delete', messageId: 'x' },
    { intent: 'read' },
    { intent: 'open' },
    { intent: 'other' },
  ])
    expect(await press(wrong as never)).toMatchObject({ done: false })
})

it('saves for each kind how the buyer is told', async () => {
  const mall = testMall(answers)
  const html = await renderScreen(screen, `${address}?settings=1`, mall.api)
  expect(html).toContain('zhang@example.com')
  expect(mall.inputsOf('messagePage')).toEqual([])
  const form = formOf({ intent: 'save', inbox: ['order', 'bill'], mail: ['bill', 'unknown'] })
  expect(await action(mall.api, buyerAt(`${address}?settings=1`), form)).toMatchObject({ done: true })
  expect(mall.inputsOf('setMessageSettings')).toEqual([
    {
      settings: [
        { kind: 'order', inbox: true, mail: false },
        { kind: 'return', inbox: false, mail: false },
        { kind: 'quote', inbox: false, mail: false },
        { kind: 'bill', inbox: true, mail: true },
        { kind: 'stock', inbox: false, mail: false },
        { kind: 'system', inbox: false, mail: false },
      ],
    },
  ])
})
