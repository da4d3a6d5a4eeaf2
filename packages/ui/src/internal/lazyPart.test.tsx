// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { lazyPart } from './lazyPart.ts'

const Panel = ({ text }: { text: string }) => <p>{text}</p>

function host(load: () => Promise<typeof Panel>, onFail: () => void) {
  const { preload, usePart } = lazyPart<{ text: string }>(load)
  function Host({ open }: { open: boolean }) {
    const Part = usePart(open, onFail)
    // oxlint-disable-next-line react/static-components -- the part, once it has loaded
    return Part ? <Part text="calendar" /> : null
  }
  return { preload, Host }
}

it('loads a part once, when it is needed', async () => {
  const load = vi.fn(async () => Panel)
  const { Host, preload } = host(load, () => {})
  const { container, rerender } = render(<Host open={false} />)
  expect(load).not.toHaveBeenCalled()
  await act(async () => rerender(<Host open />))
  expect(container).toHaveTextContent('calendar')
  preload()
  expect(load).toHaveBeenCalledOnce()
})

it('reports a part that does not load, and tries again the next time', async () => {
  const onFail = vi.fn()
  const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('offline'))
  const { Host } = host(load, onFail)
  const { container, rerender } = render(<Host open={false} />)
  await act(async () => rerender(<Host open />))
  expect(onFail).toHaveBeenCalledOnce()
  rerender(<Host open={false} />)
  await act(async () => rerender(<Host open />))
  expect(container).toHaveTextContent('calendar')
})
