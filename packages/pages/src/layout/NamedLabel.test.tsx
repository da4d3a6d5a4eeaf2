// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { NamedLabel } from './NamedLabel.tsx'

afterEach(cleanup)

it('names a button in full, and marks the language of the name [R1.02]', () => {
  render(
    <Texts locale="en" resources={resourcesOf('en', ['common'])}>
      <button>
        <NamedLabel word="Change" sentence="Change: address of 张工" name="张工" />
      </button>
    </Texts>,
  )
  const button = screen.getByRole('button', { name: 'Change: address of 张工' })
  expect([...button.querySelectorAll('[lang]')].map((one) => [one.getAttribute('lang'), one.textContent])).toEqual([
    ['zh-CN', '张工'],
  ])
})
