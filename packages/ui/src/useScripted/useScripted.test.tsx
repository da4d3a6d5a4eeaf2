// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useScripted } from './useScripted.tsx'

function Pause() {
  return useScripted() && <button type="button">Pause</button>
}

it('is false on the server and during hydration, and true right after', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Pause />)
  expect(place.innerHTML).toBe('')
  const errors: unknown[] = []
  act(() => {
    hydrateRoot(place, <Pause />, { onRecoverableError: (error) => errors.push(error) })
  })
  expect(errors).toEqual([])
  expect(place.querySelector('button')).not.toBeNull()
})
