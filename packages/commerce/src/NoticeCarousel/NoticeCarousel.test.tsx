// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { NOTICE_STAY } from '@millwright/domain/constants'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { NoticeCarousel } from './NoticeCarousel.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows one notice at a time, makes the others inert, and starts over after the last [R3.01]', () => {
  const notices = ['one', 'two', 'three'].map((title) => ({ id: title, title }))
  const { container } = render(
    <UiProvider locale="en">
      <Texts locale="en" resources={resourcesOf('en', ['common'])}>
        <NoticeCarousel notices={notices} />
      </Texts>
    </UiProvider>,
  )
  const lines = () =>
    [...container.querySelectorAll('li')].map(
      (line) => `${line.textContent}${line.hasAttribute('inert') ? ' inert' : ''}`,
    )
  const turn = () =>
    act(() => {
      vi.advanceTimersByTime(NOTICE_STAY)
    })
  expect(lines()).toEqual(['one'])
  turn()
  expect(lines()).toEqual(['one inert', 'two'])
  turn()
  turn()
  expect(lines()).toEqual(['one', 'two inert', 'three inert'])
})
