// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { submissionOf } from './submissionOf.ts'

function submit(html: string) {
  document.body.innerHTML = html
  const form = document.querySelector('form')!
  const event = new SubmitEvent('submit', {
    submitter: document.querySelector<HTMLElement>('[data-pressed]'),
    cancelable: true,
  })
  Object.defineProperty(event, 'target', { value: form })
  return submissionOf(event)
}

it('reads a form as the browser does, whatever the names of its fields', () => {
  const read = submit(
    '<form method="post" action="/cart?a=1"><input name="action" value="x"><input name="method" value="y"><button data-pressed name="intent" value="add"></button></form>',
  )
  expect(read).toMatchObject({
    method: 'post',
    action: '/cart?a=1',
    stay: false,
    encType: 'application/x-www-form-urlencoded',
  })
  expect([...read!.data]).toEqual([
    ['action', 'x'],
    ['method', 'y'],
    ['intent', 'add'],
  ])
})

it("replaces the query of a search form's address with its fields", () => {
  expect(submit('<form action="/list?page=3"><input name="pn" value="6205 轴承"></form>')?.action).toBe(
    '/list?pn=6205+%E8%BD%B4%E6%89%BF',
  )
})

it('takes the target and the method from the pressed button', () => {
  expect(
    submit(
      '<form action="/order-page"><input name="count" value="2"><button data-pressed formmethod="post" formaction="/cart" name="intent" value="add"></button></form>',
    ),
  ).toMatchObject({ method: 'post', action: '/cart' })
})

it('submits in the background only posts marked to stay on the page', () => {
  expect(submit('<form method="post" action="/cart" data-enhance="stay"></form>')?.stay).toBe(true)
  expect(submit('<form action="/list" data-enhance="stay"></form>')?.stay).toBe(false)
})

it.each([
  '<form method="post" action="/cart" data-enhance="none"></form>',
  '<form method="post" action="https://pay.test/gateway"></form>',
  '<form method="post" action="/cart" target="_blank"></form>',
  '<form method="dialog"></form>',
])('leaves %s to the browser', (html) => {
  expect(submit(html)).toBeUndefined()
})
