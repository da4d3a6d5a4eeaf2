// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { rememberEarlyInput } from './earlyInput.ts'

function page(html: string): { events: string[]; listen: () => void } {
  document.body.innerHTML = html
  const events: string[] = []
  const listen = () => {
    for (const type of ['click', 'mouseover', 'focusin'])
      document.body.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).id}`))
  }
  return { events, listen }
}

const press = (id: string) => document.getElementById(id)?.click()

it('repeats presses of buttons that need scripts, in their order, each as often as it was pressed', () => {
  const { events, listen } = page(
    '<button type="button" id="menu"><b id="icon">☰</b></button><button type="button" id="more"></button>',
  )
  const repeat = rememberEarlyInput(document)
  press('icon')
  press('more')
  press('menu')
  listen()
  repeat()
  expect(events).toEqual(['click menu', 'click more', 'click menu'])
})

it('leaves to the browser what works without scripts', () => {
  const { events, listen } = page(
    '<a id="link" href="#x">6205</a><form onsubmit="return false"><button id="send">Send</button></form><button type="button" popovertarget="x" id="popover"></button>',
  )
  const repeat = rememberEarlyInput(document)
  for (const id of ['link', 'send', 'popover']) press(id)
  listen()
  repeat()
  expect(events).toEqual([])
})

it('does not press a button that has left the page', () => {
  const { events, listen } = page('<button type="button" id="menu"></button>')
  const repeat = rememberEarlyInput(document)
  const button = document.getElementById('menu')!
  button.click()
  button.remove()
  listen()
  repeat()
  expect(events).toEqual([])
})

it('tells the page which element is under the mouse and which has the focus', () => {
  const { events, listen } = page('<a id="link" href="#x">6205</a><input id="search" />')
  const repeat = rememberEarlyInput(document)
  document.getElementById('link')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  document.getElementById('search')?.focus()
  listen()
  repeat()
  expect(events).toEqual(['mouseover link', 'focusin search'])
})

it('remembers nothing once the page is live', () => {
  const { events, listen } = page('<button type="button" id="menu"></button>')
  const repeat = rememberEarlyInput(document)
  repeat()
  press('menu')
  listen()
  repeat()
  expect(events).toEqual([])
})
