// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { HydrateOnVisible, useIsServerRendered } from './HydrateOnVisible.tsx'

let near: () => void = () => undefined
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => tell([{ isIntersecting: true }])
      }
      observe() {
        return undefined
      }
      disconnect() {
        return undefined
      }
    },
  )
})

const lives: string[] = []
const Part = ({ word }: { word: string }) => {
  useEffect(() => {
    lives.push(word)
  }, [word])
  return <button onClick={() => lives.push('pressed')}>{word}</button>
}

function onServer<T>(draw: () => T): T {
  vi.stubGlobal('window', undefined)
  try {
    return draw()
  } finally {
    vi.stubGlobal('window', globalThis)
  }
}

async function page(word: string) {
  lives.length = 0
  const place = document.createElement('div')
  document.body.append(place)
  const errors: unknown[] = []
  const tree = (one: string) => (
    <HydrateOnVisible>
      <Part word={one} />
    </HydrateOnVisible>
  )
  place.innerHTML = onServer(() => renderToString(tree(word)))
  const button = place.querySelector('button')
  const root = await act(() => hydrateRoot(place, tree(word), { onRecoverableError: (error) => errors.push(error) }))
  return { place, button, errors, show: (one: string) => act(async () => root.render(tree(one))) }
}

it('leaves the server-rendered HTML unchanged until it comes near the viewport', async () => {
  const { place, button, errors } = await page('one')
  expect(place.textContent).toBe('one')
  act(() => button?.click())
  expect(lives).toEqual([])
  await act(async () => near())
  act(() => button?.click())
  expect(lives).toEqual(['one', 'pressed'])
  expect(place.querySelector('button')).toBe(button)
  expect(errors).toEqual([])
})

it('renders a change that arrives before hydration', async () => {
  const { place, errors, show } = await page('one')
  await show('two')
  expect(place.textContent).toBe('two')
  expect(lives).toEqual(['two'])
  expect(errors).toEqual([])
})

it('useIsServerRendered is true for server-rendered components, without a second render, else false', async () => {
  const said: boolean[] = []
  const Says = () => {
    said.push(useIsServerRendered())
    return null
  }
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Says />)
  expect(said).toEqual([true])
  const root = await act(() => hydrateRoot(place, <Says />))
  expect(said).toEqual([true, true])
  await act(async () =>
    root.render(
      <>
        <Says />
        <Says key="later" />
      </>,
    ),
  )
  expect(said.slice(2)).toContain(false)
})
