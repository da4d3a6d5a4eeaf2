/**
 * What `npm run new` writes: files by path, and the lines that a list of all needs. `Name` is the noun in every form.
 */
export type Name = { pascal: string; camel: string; snake: string; kebab: string }
export type Line = { file: string; before: RegExp; text: string }
export type Plan = { files: Record<string, string>; lines: Line[]; next: string[] }

export const templates: Record<string, (name: Name) => Plan> = {
  ui: ({ pascal, camel }) => ({
    files: {
      [`packages/ui/src/${pascal}/${pascal}.tsx`]: component(pascal, camel),
      [`packages/ui/src/${pascal}/${pascal}.css.ts`]: sheet(camel, '../theme/theme.ts'),
      [`packages/ui/src/${pascal}/${pascal}.stories.tsx`]: stories(pascal, "{ children: 'DIN 912' }"),
    },
    lines: [],
    next: ['Say in its first sentence what it is for, and show each of its states in the stories.'],
  }),

  widget: ({ pascal, camel }) => ({
    files: {
      [`packages/commerce/src/${pascal}/${pascal}.tsx`]: component(pascal, camel),
      [`packages/commerce/src/${pascal}/${pascal}.css.ts`]: sheet(camel, '@millwright/ui/theme'),
      [`packages/commerce/src/${pascal}/${pascal}.stories.tsx`]: stories(pascal, "{ children: 'DIN 912' }"),
    },
    lines: [],
    next: ['Its sentences go to packages/i18n/src/namespaces, its sample data comes from packages/fixtures.'],
  }),

  block: ({ pascal, camel, snake }) => ({
    files: {
      [`packages/contract/src/blocks/${snake}.ts`]: `import { block } from './block.ts'
import { localised, number } from './decoder.ts'

/** What a merchant says with it. */
export const ${snake} = block({
  title: localised({ required: true, max: 200 }),
  marginTop: number({ fallback: 20, min: 0, max: 200 }),
})
`,
      [`packages/decoration/src/${pascal}/${pascal}.tsx`]: `import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookSurroundings } from '../data.ts'
import * as styles from './${pascal}.css.ts'

/** What a visitor sees of it. */
export function ${pascal}({ data, locale }: LookSurroundings & { data: BlockData<'${snake}'> }) {
  return <section className={styles.${camel}} style={{ marginBlockStart: data.marginTop }}>{data.title[locale]}</section>
}
`,
      [`packages/decoration/src/${pascal}/${pascal}.css.ts`]: sheet(camel, '@millwright/ui/theme'),
      [`packages/decoration/src/${pascal}/${pascal}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../internal/test/StoryPage.tsx'
import { ${pascal} } from './${pascal}.tsx'

const meta = { component: StoryPage, subcomponents: { ${pascal} }, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'], args: { content: [{ type: '${snake}', dataField: { title: { zh: '标题', en: 'Title' } } }] } }
`,
    },
    lines: [
      {
        file: 'packages/contract/src/blocks/blocks.ts',
        before: /\n\n/,
        text: `\nimport { ${snake} } from './${snake}.ts'`,
      },
      { file: 'packages/contract/src/blocks/blocks.ts', before: /\n}\n\nexport type BlockType/, text: `\n  ${snake},` },
      {
        file: 'packages/decoration/src/looks.ts',
        before: /\n\n\/\*\* Every block's look/,
        text: `\nimport { ${pascal} } from './${pascal}/${pascal}.tsx'`,
      },
      {
        file: 'packages/decoration/src/looks.ts',
        before: /\n}\n$/,
        text: `\n  ${snake}: { ...lookFacts.${snake}, Draw: ${pascal} },`,
      },
      {
        file: 'packages/decoration/src/internal/lookFacts.ts',
        before: /\n}\n\n\/\*\* Of goods alone/,
        text: `\n  ${snake}: { shows: ({ title }) => title.zh !== '' },`,
      },
    ],
    next: ['Its fields are in the contract, its look in decoration; npm run fuzz decoration tries to break both.'],
  }),

  page: ({ pascal, camel, kebab }) => ({
    files: {
      [`packages/pages/src/${pascal}/${pascal}.tsx`]: `import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import type { ${pascal}Data } from './${pascal}.load.ts'
import * as styles from './${pascal}.css.ts'

export type ${pascal}Props = Omit<${pascal}Data, 'head'>

/** What a person does here. */
export function ${pascal}({ title }: ${pascal}Props) {
  return (
    <Container>
      <div className={styles.${camel}}><Heading level={1} size={22}>{title}</Heading></div>
    </Container>
  )
}
`,
      [`packages/pages/src/${pascal}/${pascal}.route.ts`]: `import { defineScreen } from '../defineScreen.ts'
import { load } from './${pascal}.load.ts'

export const screen = defineScreen({
  paths: { '${kebab}': '${kebab}' },
  layout: 'default',
  texts: [],
  load,
  view: () => import('./${pascal}.tsx').then(({ ${pascal} }) => ${pascal}),
})
`,
      [`packages/pages/src/${pascal}/${pascal}.load.ts`]: `import type { Head, Load } from '../at.ts'

export type ${pascal}Data = { head: Head; title: string }

export const load: Load<${pascal}Data> = async (api, at) => {
  const config = await api.getPcWebConfig()
  const title = (at.locale === 'zh' ? config.pcTitleContentCn : config.pcTitleContentEn) ?? 'Millwright'
  return { head: { title }, title }
}
`,
      [`packages/pages/src/${pascal}/${pascal}.css.ts`]: sheet(camel, '@millwright/ui/theme'),
      [`packages/pages/src/${pascal}/${pascal}.stories.tsx`]: stories(
        pascal,
        "{ title: 'Millwright' }",
        "\n  parameters: { layout: 'fullscreen' },",
      ),
    },
    lines: [],
    next: [
      `It lives at /${kebab}: ${pascal}.route.ts says its address, its texts, its query and how it may be kept. Run npm run generate when that changes.`,
    ],
  }),

  call: ({ camel, kebab }) => ({
    files: {},
    lines: [
      {
        file: 'packages/contract/src/site/calls.ts',
        before: /(?<=export const site = [\s\S]*?)\n}\n/,
        text: `
  ${camel}: call({
    method: 'GET', path: '/${kebab}', auth: 'none', summary: 'What it answers',
    input: z.object({ id: z.string().max(19) }),
    answer: z.object({ name: z.string() }), codes: [],
  }),`,
      },
      {
        file: 'packages/fixtures/src/answers.ts',
        before: /(?<=export const answers[\s\S]*?)\n}\n/,
        text: `
  ${camel}: () => ({ name: 'Millwright' }),`,
      },
      {
        file: 'packages/fixtures/src/probes.ts',
        before: /(?<=export const probes[\s\S]*?)\n}\n/,
        text: `
  ${camel}: reads(() => ({ id: '1' })),`,
      },
    ],
    next: [
      'Stories and tests have its answer in fixtures/answers and ask with fixtures/probes. Now apps/mall-api does not compile until a handler answers it; npm run generate writes it into the OpenAPI document.',
    ],
  }),
}

function component(pascal: string, camel: string): string {
  return `import type { ReactNode } from 'react'
import * as styles from './${pascal}.css.ts'

export type ${pascal}Props = {
  /** What it shows. */
  children: ReactNode
}

/**
 * What it is, in one sentence.
 *
 * When: in which case one takes it. Instead: the part that serves the neighbouring case.
 */
export function ${pascal}({ children }: ${pascal}Props) {
  return <div className={styles.${camel}}>{children}</div>
}
`
}

function sheet(role: string, theme: string): string {
  return `import { style } from '@vanilla-extract/css'
import { layered, vars } from '${theme}'

export const ${role} = style(layered({ display: 'grid', gap: vars.space[8], paddingBlock: vars.space[16] }))
`
}

function stories(pascal: string, args: string, more = ''): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${pascal} } from './${pascal}.tsx'

const meta = {
  component: ${pascal},${more}
  args: ${args},
} satisfies Meta<typeof ${pascal}>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
`
}
