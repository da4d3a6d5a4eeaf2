import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocale } from '@millwright/i18n/Texts'
import { expect } from 'storybook/test'
import { gallery } from '../internal/test/gallery.ts'
import { dataOf } from '../internal/test/StoryPage.tsx'
import { islandsOf } from '../islandsOf.ts'
import { readDecoration } from '../read.ts'
import { SsrDecoration } from './SsrDecoration.tsx'

/** Takes a page through all steps: reading, data, splitting into islands, rendering. */
function Served({ content, ground }: { content: unknown; ground?: string }) {
  const locale = useLocale()
  const data = dataOf(locale)
  return (
    <SsrDecoration
      parts={islandsOf(readDecoration(content).document, data)}
      now={data.now}
      locale={locale}
      ground={ground}
    />
  )
}

const meta = {
  component: Served,
  subcomponents: { SsrDecoration },
  parameters: { layout: 'fullscreen' },
  args: { content: gallery.mallHome },
} satisfies Meta<typeof Served>
export default meta
type Story = StoryObj<typeof meta>

/** The same page as `Decoration` renders, whichever blocks are interactive. */
export const MallHome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('timer').length).toBeGreaterThan(0)
  },
}
export const OnGround: Story = { args: { content: gallery.bearingsShop, ground: '#7a1f1f' } }
export const Empty: Story = { args: { content: '[]' } }
