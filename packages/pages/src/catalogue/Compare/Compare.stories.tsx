import type { Meta, StoryObj } from '@storybook/react-vite'
import { comparedBearings } from '@millwright/fixtures/bearings'
import { useLocale } from '@millwright/i18n/Texts'
import { expect } from 'storybook/test'
import { Compare } from './Compare.tsx'
import type { CompareData } from './Compare.load.ts'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Compare.route.ts'

function StoryCompare({ many = 4, ...rest }: Partial<CompareData> & { many?: number }) {
  return (
    <Compare
      products={comparedBearings(useLocale()).slice(0, many)}
      onlyDifferences={false}
      tooMany={false}
      missing={0}
      agreedAgain={undefined}
      {...rest}
    />
  )
}

const meta = {
  component: StoryCompare,
  subcomponents: { Compare },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryCompare>
export default meta
type Story = StoryObj<typeof meta>

/** Removing a product links to the comparison of the others. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /移出|Remove/ })[1]).toHaveAttribute(
      'href',
      '/compare?ids=100101-1000101,100103-1000103,100104-1000104',
    )
    await expect(sessionStorage.getItem('compare')).toContain('100104')
  },
}
export const Differences: Story = {
  tags: ['picture'],
  args: { many: 3, onlyDifferences: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /全部参数|All parameters/ })).toHaveAttribute(
      'href',
      '/compare?ids=100101-1000101,100102-1000102,100103-1000103',
    )
  },
}
export const SingleProduct: Story = { args: { many: 1 } }
/** Five were requested, and one of the first four is not available. */
export const TooManyAndMissing: Story = { args: { many: 3, tooMany: true, missing: 1 } }
export const AgreementPricesMissing: Story = {
  args: { agreedAgain: '/compare?ids=1,2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /重试|Try again/ })).toHaveAttribute('href', '/compare?ids=1,2')
  },
}
export const Empty: Story = { args: { many: 0 }, tags: ['picture'] }
export const NoneLeft: Story = { args: { many: 0, missing: 2 } }
export const Live: Story = {
  ...liveStory(definition, '/compare?ids=100001-1000001,100002'),
  tags: ['!autodocs'],
  parameters: { mockData: [...mocks('agreementPrices'), mockFor('prodInfos', { prodIds: '100001,100002' })] },
}
