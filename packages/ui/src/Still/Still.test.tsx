// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Still } from './Still.tsx'
import type { Drawn } from './Still.tsx'

const drawn = (value: string[]): Drawn<string[]> => ({ stamp: value.join(), value })
const screen = (of: Drawn<string[]>) => <Still of={of}>{(words) => words.map((word) => <b key={word}>{word}</b>)}</Still>
const [first, second] = [drawn(['one', 'two']), drawn(['three'])]

function takenOver() {
  const place = document.createElement('div')
  place.innerHTML = renderToString(screen(first))
  const element = place.querySelector('b')
  const errors: unknown[] = []
  let root: Root | undefined
  act(() => { root = hydrateRoot(place, screen({ stamp: first.stamp }), { onRecoverableError: (error) => errors.push(error) }) })
  expect(errors).toEqual([])
  return { place, element, show: (of: Drawn<string[]>) => act(() => root?.render(screen(of))) }
}

it('leaves what the server drew as it stands, also when its data comes', () => {
  const { place, element, show } = takenOver()
  expect(place.textContent).toBe('onetwo')
  show(drawn(['one', 'two']))
  expect(place.querySelector('b')).toBe(element)
})

it('draws something else, and the first again after it', () => {
  const { place, show } = takenOver()
  show(second)
  expect(place.textContent).toBe('three')
  show(first)
  expect(place.textContent).toBe('onetwo')
})
