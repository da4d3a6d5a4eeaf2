// @vitest-environment jsdom
import { passFocus } from './passFocus.ts'

it.each([
  [0, 'two'],
  [1, 'three'],
  [2, 'two'],
])('moves the focus from row %i (of 0 to 2) to %s', (at, to) => {
  document.body.innerHTML = '<button>one</button><button>two</button><button>three</button>'
  const all = document.querySelectorAll('button')
  passFocus(all[at]!, all)
  expect(document.activeElement?.textContent).toBe(to)
})

it('moves the focus from the only row to the given element, or leaves it unchanged without one', () => {
  document.body.innerHTML = '<h1 tabindex="-1">Cart</h1><button>one</button>'
  const all = document.querySelectorAll('button')
  all[0]!.focus()
  passFocus(all[0]!, all)
  expect(document.activeElement?.textContent).toBe('one')
  passFocus(all[0]!, all, document.querySelector('h1'))
  expect(document.activeElement?.textContent).toBe('Cart')
})
