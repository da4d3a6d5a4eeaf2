// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { createContext, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticHtml } from '../StaticHtml/StaticHtml.tsx'
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

afterEach(() => document.body.replaceChildren())

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
  expect(lives).toEqual([])
  await act(async () => near())
  act(() => button?.click())
  expect(lives).toEqual(['one', 'pressed'])
  expect(place.querySelector('button')).toBe(button)
  expect(errors).toEqual([])
})

it('hydrates content that the visitor presses before it is near, and answers the press', async () => {
  const { place, button } = await page('one')
  await act(async () => button?.click())
  expect(lives).toEqual(['one', 'pressed'])
  expect(place.querySelector('button')).toBe(button)
})

it('hydrates before it renders a change', async () => {
  const { place, button, errors, show } = await page('one')
  await show('two')
  expect(place.textContent).toBe('two')
  expect(lives).toEqual(['one', 'two'])
  expect(place.querySelector('button')).toBe(button)
  expect(errors).toEqual([])
})

it('keeps server-rendered values when a context around it changes', async () => {
  const Count = createContext(0)
  const Page = ({ value }: { value?: string }) => {
    const [now, setNow] = useState(0)
    return (
      <Count value={now}>
        <button onClick={() => setNow(1)}>next</button>
        <HydrateOnVisible>
          <StaticHtml of={{ stamp: '6205', value }}>{(model) => <b>{model}</b>}</StaticHtml>
        </HydrateOnVisible>
      </Count>
    )
  }
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = onServer(() => renderToString(<Page value="6205" />))
  await act(async () => void hydrateRoot(place, <Page />))
  await act(async () => place.querySelector('button')?.click())
  expect(place.textContent).toBe('next6205')
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
