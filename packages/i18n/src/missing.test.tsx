import { renderToString } from 'react-dom/server'
import { en as cart } from './namespaces/cart.ts'
import { PlainTexts } from './PlainTexts.tsx'
import { useText } from './Texts.tsx'

function Lines() {
  return <p>{useText('cart')('lines', { count: 3 })}</p>
}
function Words() {
  return <p>{useText('compare')('title')}</p>
}

it('reports a missing import once, and shows the keys of its texts', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const page = () =>
    renderToString(
      <PlainTexts locale="en" resources={{ cart }}>
        <Lines />
        <Words />
        <Words />
      </PlainTexts>,
    )
  expect(page()).toContain('<p>title</p>')
  page()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.lastCall?.[0]).toContain("import { en as compare } from '@millwright/i18n/namespaces/compare'")
  warn.mockRestore()
})
