import { mocks } from '@millwright/fixtures/mock'
import { storyApi } from '@millwright/fixtures/storyMall'
import { takeUnmocked } from '@millwright/fixtures/unmocked'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { screen as cart } from '../../cart/Cart/Cart.route.ts'
import { liveStory, waitForScreen } from './liveStory.tsx'

/** Hidden from the sidebar. Tests that a story with unmocked calls fails. */
const meta = { tags: ['!dev', '!autodocs'], render: () => <p>…</p> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The story removes the recorded calls itself, since `afterEach` fails a story that leaves any. */
export const RecordsUnmockedCall: Story = {
  parameters: { mockData: mocks('hotSearch') },
  play: async () => {
    await expect(storyApi().hotSearch({})).resolves.toBeDefined()
    await expect(takeUnmocked()).toEqual([])
    await expect(storyApi().suggest({ keyword: '62' })).rejects.toMatchObject({ kind: 'network' })
    await expect(takeUnmocked()).toEqual([expect.stringContaining('GET https://mall.story/search/suggest')])
    const failed = new Promise((resolve) => {
      const request = new XMLHttpRequest()
      request.addEventListener('error', resolve)
      request.open('POST', '/_upload')
      request.send('x')
    })
    await failed
    await expect(takeUnmocked()).toEqual([expect.stringContaining('/_upload')])
  },
}
/** Unmocked calls are recorded even if the screen ignores their failure: the cart shows without its total. */
export const RecordsUnmockedCallOfLoad: Story = {
  ...liveStory(cart, '/cart'),
  parameters: { mockData: mocks('cartInfo', 'expiryProdList') },
  play: async ({ canvasElement }) => {
    await waitForScreen(canvasElement)
    await waitFor(() => expect(canvasElement).not.toBeEmptyDOMElement())
    await expect(takeUnmocked()).toEqual([expect.stringContaining('/p/shopCart/totalPay')])
  },
}
