// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticHtml } from './StaticHtml.tsx'
import type { ServerRendered } from './StaticHtml.tsx'

const drawn = (value: string[]): ServerRendered<string[]> => ({ stamp: value.join(), value })
const screen = (of: ServerRendered<string[]>) => (
  <StaticHtml of={of}>{(words) => words.map((word) => <b key={word}>{word}</b>)}</StaticHtml>
)
const [first, second] = [drawn(['one', 'two']), drawn(['three'])]

function onServer<T>(draw: () => T): T {
  vi.stubGlobal('window', undefined)
  try {
    return draw()
  } finally {
    vi.unstubAllGlobals()
  }
}

function takenOver(of: ServerRendered<string[]>) {
  const place = document.createElement('div')
  place.innerHTML = onServer(() => renderToString(screen(first)))
  const element = place.querySelector('b')
  const errors: unknown[] = []
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(place, screen(of), { onRecoverableError: (error) => errors.push(error) })
  })
  expect(errors).toEqual([])
  return { place, element, show: (of: ServerRendered<string[]>) => act(() => root?.render(screen(of))) }
}

it.each([
  ['without the value', { stamp: first.stamp }],
  ['with the value', first],
])('keeps the server-rendered HTML when hydrated %s, and when an equal value arrives later', (_, of) => {
  const { place, element, show } = takenOver(of)
  expect(place.textContent).toBe('onetwo')
  show(drawn(['one', 'two']))
  expect(place.querySelector('b')).toBe(element)
})

it('renders another value, and then the first one again', () => {
  const { place, show } = takenOver({ stamp: first.stamp })
  show(second)
  expect(place.textContent).toBe('three')
  show(first)
  expect(place.textContent).toBe('onetwo')
})
