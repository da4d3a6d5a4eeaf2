import type { Locale } from '@millwright/domain/locale'
import { ruleContent, ruleHits, ruleNamed } from '@millwright/fixtures/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { headingsOf } from '../RichText/headingsOf.ts'
import { readRichText } from '../RichText/readRichText.ts'
import { RegulationDetails } from './RegulationDetails.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './RegulationDetails.route.ts'

type Args = { version?: number; html?: string; alone?: boolean }

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ version, html, alone }, { globals }) => {
    const locale = globals.locale as Locale
    const content = readRichText(html ?? ruleContent[locale])
    const rule = ruleNamed(locale, '56', version)
    return (
      <RegulationDetails
        rule={alone ? { ...rule, versions: rule.versions.slice(0, 1) } : rule}
        content={content}
        headings={headingsOf(content)}
        beside={alone ? [] : ruleHits(locale, rule.categoryId)}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const FormerVersion: Story = { args: { version: 1 } }
export const TitleOnly: Story = { args: { html: '', alone: true } }
/** Disallowed markup is dropped, and the text stays inside its frame. */
export const Hostile: Story = {
  args: {
    html: '<script>alert(1)</script><h2 style="position:fixed" onclick="alert(1)">6205</h2><form action="//evil.example"><input name="password"></form><a href="javascript:alert(1)">6206</a><iframe src="//evil.example"></iframe><p>6207</p>',
  },
}
export const Live: Story = {
  ...liveStory(definition, '/regulation-details?id=56'),
  tags: ['!autodocs'],
  parameters: { mockData: [...mocks('regulationList'), mockFor('regulationInfo', { id: '56' })] },
}
