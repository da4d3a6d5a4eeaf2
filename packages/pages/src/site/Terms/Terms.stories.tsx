import type { Meta, StoryObj } from '@storybook/react-vite'
import { readRichText } from '../../content/RichText/readRichText.ts'
import { Terms } from './Terms.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Terms.route.ts'

const zh =
  '<p>本协议适用于通过本商城采购机械与机电产品的企业与个人。</p><h3>下单与付款</h3><p>订单价格以确认订单时服务器计算的价格为准，并保留 30 分钟；超时未付款的订单将自动关闭，库存随之释放。</p><ul><li>企业采购可按约定账期结算。</li><li>定制件下单后不可取消。</li></ul><h3>售后</h3><p>自签收之日起七日内，可无理由退货；定制件除外。</p>'
const en =
  '<p>This agreement is for companies and persons who buy machinery and electromechanical parts here.</p><h3>Orders and payment</h3><p>The price of an order is the one computed at its confirmation; it is held for 30 minutes. An order that is not paid in time is closed and its stock is released.</p><ul><li>Companies may pay by agreed terms.</li><li>Parts made to order cannot be cancelled.</li></ul><h3>After sale</h3><p>Goods can be returned within seven days of receipt, except for parts made to order.</p>'

const meta = {
  component: Terms,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'terms', title: undefined, content: [], version: undefined, versions: [] },
  render: ({ content, ...args }, { globals, name }) => (
    <Terms {...args} content={name === 'Missing' ? content : readRichText(globals.locale === 'en' ? en : zh)} />
  ),
} satisfies Meta<typeof Terms>
export default meta
type Story = StoryObj<typeof meta>

export const Service: Story = { tags: ['picture'] }
export const Privacy: Story = { args: { kind: 'privacy' } }
export const FormerVersion: Story = {
  args: {
    version: 1,
    versions: [
      { version: 2, updateTime: '2026-10-12 09:00:00', current: true },
      { version: 1, updateTime: '2026-03-02 09:00:00', current: false },
    ],
  },
}
export const Missing: Story = {}
export const Live: Story = {
  ...liveStory(definition, '/termsPage?sts=1'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [...mocks('getSysServiceSwitch', 'servicePolicy', 'serviceTerms'), mockFor('termsVersions', { sts: 1 })],
  },
}
