import type { Meta, StoryObj } from '@storybook/react-vite'
import { shopCompany, shopHead } from '@millwright/fixtures/shop'
import { useLocale } from '@millwright/i18n/Texts'
import { ShopInformation } from './ShopInformation.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './ShopInformation.route.ts'

function StoryInformation({ told = true }: { told?: boolean }) {
  const locale = useLocale()
  return <ShopInformation shop={{ ...shopHead[locale], company: told ? shopCompany[locale] : undefined }} />
}

const meta = {
  component: StoryInformation,
  subcomponents: { ShopInformation },
  tags: ['new'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryInformation>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
/** The server has no licence of this shop. */
export const WithoutDetails: Story = { args: { told: false } }
export const Live: Story = {
  ...liveStory(definition, '/ShopInformation?sid=1'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('shopInfo') },
}
