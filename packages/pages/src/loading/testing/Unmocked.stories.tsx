import { mocks } from '@millwright/fixtures/mock'
import { storyApi } from '@millwright/fixtures/storyMall'
import { takeUnmocked } from '@millwright/fixtures/unmocked'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { screen as cart } from '../../cart/Cart/Cart.route.ts'
import { live, shown } from './live.tsx'

/** Not for the sidebar: what becomes of a story that asks for what it does not mock. */
const meta = { tags: ['!dev', '!autodocs'], render: () => <p>…</p> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Taken here, so that this story passes; left alone it is what `afterEach` fails with. */
export const IsWrittenDown: Story = {
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
/** Also where the screen itself makes nothing of it: the cart is shown without its sum. */
export const IsWrittenDownWhereALoadSwallowsIt: Story = {
  ...live(cart, '/cart'),
  parameters: { mockData: mocks('cartInfo', 'expiryProdList') },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await waitFor(() => expect(canvasElement).not.toBeEmptyDOMElement())
    await expect(takeUnmocked()).toEqual([expect.stringContaining('/p/shopCart/totalPay')])
  },
}
