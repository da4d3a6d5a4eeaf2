import type { Meta, StoryObj } from '@storybook/react-vite'
import { islandsOf } from '@millwright/decoration/islandsOf'
import { readDecoration } from '@millwright/decoration/read'
import { products } from '@millwright/fixtures/products'
import { useLocale } from '@millwright/i18n/Texts'
import { SelectDecorate } from './SelectDecorate.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './SelectDecorate.route.ts'

function StoryPage({ what = 'page' }: { what?: 'page' | 'nothing' | 'broken' | 'draft' }) {
  const locale = useLocale()
  const shelf = products[locale]
  const { document } = readDecoration(
    what === 'nothing'
      ? '[]'
      : what === 'broken'
        ? '[{"type":"goods_list","dataField":{"goods":"all"}},{"type":"zz"}]'
        : [
            {
              type: 'picture_by',
              dataField: {
                imgList: [
                  {
                    url: 'pictures/hero-motors.svg',
                    link: { type: 4, link: '/list' },
                    title: { zh: '年终检修备件专场', en: 'Year-end shutdown parts' },
                  },
                ],
                height: 300,
              },
            },
            {
              type: 'floor_title',
              dataField: {
                title: { zh: '一次配齐', en: 'Everything at hand' },
                subTitle: { zh: '停机之前', en: 'Before the line stops' },
              },
            },
            {
              type: 'goods_list',
              dataField: { columns: 4, goods: shelf.slice(0, 8).map(({ prodId }) => ({ prodId })) },
            },
          ],
  )
  const now = Date.parse('2026-11-21T10:00:00+08:00')
  const parts = islandsOf(document, {
    now,
    products: Object.fromEntries(shelf.map((product) => [product.prodId, product])),
  })
  return (
    <SelectDecorate
      name={locale === 'zh' ? '年终检修' : 'Year-end shutdown parts'}
      draft={what === 'draft'}
      page={what === 'nothing' ? undefined : { now, parts }}
    />
  )
}

const meta = {
  component: StoryPage,
  subcomponents: { SelectDecorate },
  tags: ['new'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
/** The page was saved without blocks. */
export const NothingOnIt: Story = { args: { what: 'nothing' } }
/** A merchant shared the page before publishing it. */
export const Draft: Story = { args: { what: 'draft' } }
/** Blocks without content take no space. */
export const Broken: Story = { args: { what: 'broken' } }
export const Live: Story = {
  ...liveStory(definition, '/select-decorate?renovationId=101&sid=1'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [
      ...mocks('agreementPrices', 'groupProdPage', 'prodShelves', 'seckillPage', 'shopPage'),
      mockFor('renovationInfo', { renovationId: '101', shopId: '1' }),
      mockFor('prodsByIds', { prodIds: '100001,100002,100003,100004,100005,100006,100007,100008' }),
    ],
  },
}
