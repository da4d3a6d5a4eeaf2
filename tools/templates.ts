/**
 * The templates of `npm run new`: files by path, and lines to add to existing lists. `Name` has the noun in every case
 * style.
 */
export type Name = { pascal: string; camel: string; snake: string; kebab: string; context: string }
/** A line to insert before a match. `unless` matches files that already have the line. */
export type Line = { file: string; unless?: RegExp; before: RegExp; text: string }
export type Plan = { files: Record<string, string>; lines: Line[]; next: string[] }

export const templates: Record<string, (name: Name) => Plan> = {
  ui: ({ pascal, camel }) => ({
    files: {
      [`packages/ui/src/${pascal}/${pascal}.tsx`]: component(pascal, camel),
      [`packages/ui/src/${pascal}/${pascal}.css.ts`]: sheet(camel, {
        layered: '../theme/layered.ts',
        theme: '../theme/theme.ts',
      }),
      [`packages/ui/src/${pascal}/${pascal}.stories.tsx`]: stories(pascal, "{ children: 'DIN 912' }"),
    },
    lines: [],
    next: ['Write in the first sentence of its docstring what it is for, and show each of its states in a story.'],
  }),

  widget: ({ pascal, camel }) => ({
    files: {
      [`packages/commerce/src/${pascal}/${pascal}.tsx`]: component(pascal, camel),
      [`packages/commerce/src/${pascal}/${pascal}.css.ts`]: sheet(camel, ofUi),
      [`packages/commerce/src/${pascal}/${pascal}.stories.tsx`]: stories(pascal, "{ children: 'DIN 912' }"),
    },
    lines: [],
    next: ['Put its texts into packages/i18n/src/namespaces, and take its sample data from packages/fixtures.'],
  }),

  block: ({ pascal, camel, snake }) => ({
    files: {
      [`packages/contract/src/blocks/${snake}.ts`]: `import { block } from './block.ts'
import { localised, number } from './decoder.ts'

/** The data that a merchant enters. */
export const ${snake} = block({
  title: localised({ required: true, max: 200 }),
  marginTop: number({ fallback: 20, min: 0, max: 200 }),
})
`,
      [`packages/decoration/src/${pascal}/${pascal}.tsx`]: `import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookSurroundings } from '../data.ts'
import * as styles from './${pascal}.css.ts'

/** Renders the block for visitors. */
export function ${pascal}({ data, locale }: LookSurroundings & { data: BlockData<'${snake}'> }) {
  return <section className={styles.${camel}} style={{ marginBlockStart: data.marginTop }}>{data.title[locale]}</section>
}
`,
      [`packages/decoration/src/${pascal}/${pascal}.css.ts`]: sheet(camel, ofUi),
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
        before: /\n\n\/\*\*\s+\*? ?Every block's look/,
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
    next: [
      'Its fields are in the contract and its look is in decoration. npm run fuzz decoration tests both with hostile input.',
    ],
  }),

  page: ({ pascal, kebab, context, camel }) => ({
    files: {
      [`packages/pages/src/${context}/${pascal}/${pascal}.route.ts`]: `import { path } from '@millwright/domain/paths/path'
import { defineScreen } from '../../defineScreen.ts'
import type { Head, Loader } from '../../loader.ts'

export type ${pascal}Data = { today: string }

export const load: Loader<${pascal}Data & { head: Head }> = async (_api, { now }) => ({
  head: { title: { namespace: '${camel}', key: 'title' }, canonical: path('${kebab}') },
  today: new Date(now).toISOString().slice(0, 10),
})

export const screen = defineScreen({
  paths: ['${kebab}'],
  layout: 'default',
  namespaces: ['${camel}'],
  load,
  view: () => import('./${pascal}.tsx').then(({ ${pascal} }) => ${pascal}),
})
`,
      [`packages/pages/src/${context}/${pascal}/${pascal}.tsx`]: `import { useText } from '@millwright/i18n/Texts'
import { Panel } from '@millwright/ui/Panel'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { ${pascal}Data } from './${pascal}.route.ts'

/** Shows … (write here what the screen is for). */
export function ${pascal}({ today }: ${pascal}Data) {
  const text = useText('${camel}')
  return (
    <PageFrame title={text('title')}>
      <Panel>{text('asOf', { today })}</Panel>
    </PageFrame>
  )
}
`,
      [`packages/pages/src/${context}/${pascal}/${pascal}.stories.tsx`]: stories(
        pascal,
        "{ today: '2026-11-22' }",
        fullscreen,
      ),
      [`packages/pages/src/${context}/${pascal}/${pascal}.test.ts`]: screenTest({ pascal, kebab }, 'today'),
      [`packages/i18n/src/namespaces/${camel}.ts`]: texts({
        title: [pascal, pascal],
        asOf: ['截至 {{today}}', 'As of {{today}}'],
      }),
    },
    lines: [addressLine(kebab)],
    next: [address(pascal, kebab)],
  }),

  list: ({ pascal, kebab, context, camel }) => ({
    files: {
      [`packages/pages/src/${context}/${pascal}/${pascal}.route.ts`]: `import type { AnswerOf } from '@millwright/contract/contract'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import { defineScreen } from '../../defineScreen.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { page } from '../../searchParams.ts'

export type ${pascal}Data = { current: number; found: AnswerOf<'${camel}'> }

const searchParams = { page }

export const load: Loader<${pascal}Data & { head: Head }, typeof searchParams> = async (api, { query }) => {
  const current = query.page ?? 1
  const found = await api.${camel}({ current, size: PAGE_SIZE })
  if (current > 1 && current > found.pages) missing({ unknown: 'listPage' })
  const canonical = path('${kebab}', { page: current === 1 ? undefined : current })
  return { head: { title: { namespace: '${camel}', key: 'title' }, canonical }, current, found }
}

export const screen = defineScreen({
  paths: ['${kebab}'],
  layout: 'default',
  namespaces: ['${camel}'],
  searchParams,
  load,
  view: () => import('./${pascal}.tsx').then(({ ${pascal} }) => ${pascal}),
})
`,
      [`packages/pages/src/${context}/${pascal}/${pascal}.tsx`]: `import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Empty } from '@millwright/ui/Empty'
import { Panel } from '@millwright/ui/Panel'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import type { ${pascal}Data } from './${pascal}.route.ts'

/** Lists … (write here what the screen is for). */
export function ${pascal}({ current, found }: ${pascal}Data) {
  const text = useText('${camel}')
  return (
    <PageFrame title={text('title')}>
      <RecordList
        page={found}
        current={current}
        hrefOf={(page) => path('${kebab}', { page: page === 1 ? undefined : page })}
        keyOf={({ id }) => id}
        empty={<Empty drawing="page" title={text('empty')} />}
      >
        {({ name }) => <Panel>{name}</Panel>}
      </RecordList>
    </PageFrame>
  )
}
`,
      [`packages/pages/src/${context}/${pascal}/${pascal}.stories.tsx`]: `${stories(
        pascal,
        "{ current: 1, found: { records: [{ id: '1', name: 'DIN 912' }], total: 1, pages: 1, current: 1, size: 20 } }",
        fullscreen,
        liveImports(pascal),
      )}export const NothingYet: Story = { args: { found: { records: [], total: 0, pages: 0, current: 1, size: 20 } } }
${liveStory(kebab, camel)}`,
      [`packages/pages/src/${context}/${pascal}/${pascal}.test.ts`]: screenTest(
        { pascal, kebab },
        'found',
        `'${camel}'`,
      ),
      [`packages/i18n/src/namespaces/${camel}.ts`]: texts({
        title: [pascal, pascal],
        empty: ['暂无内容', 'Nothing here yet'],
      }),
    },
    lines: [
      addressLine(kebab),
      ...callLines(
        { camel, kebab, context },
        {
          input: 'paging',
          answer: 'page(z.object({ id, name: z.string() }))',
          fixture: "pageOf([{ id: '1', name: 'DIN 912' }])",
          probe: '({})',
          values: ['id', 'page', 'paging'],
          summary: 'Returns a page of records (say here which)',
        },
      ),
    ],
    next: [address(pascal, kebab), handler(camel, context)],
  }),

  form: ({ pascal, kebab, context, camel }) => ({
    files: {
      [`packages/pages/src/${context}/${pascal}/${pascal}.route.ts`]: `import { path } from '@millwright/domain/paths/path'
import { defineScreen } from '../../defineScreen.ts'
import type { Head, Loader } from '../../loader.ts'
import { action } from './${pascal}.action.ts'

export const load: Loader<{ head: Head }> = async () => ({
  head: { title: { namespace: '${camel}', key: 'title' }, canonical: path('${kebab}') },
})

export const screen = defineScreen({
  paths: ['${kebab}'],
  layout: 'default',
  namespaces: ['${camel}'],
  load,
  action,
  view: () => import('./${pascal}.tsx').then(({ ${pascal} }) => ${pascal}),
})
`,
      [`packages/pages/src/${context}/${pascal}/${pascal}.action.ts`]: `import * as z from 'zod'
import { isMobile } from '@millwright/domain/account/validation'
import { failed, readForm, refused, says } from '../../forms.ts'
import type { Action } from '../../loader.ts'

/** The fields of the form and their error messages. Runs only on the server. */
const form = z.object({ userPhone: z.string().trim().refine(isMobile, says('inquiryPhone')) })

/** Sends the form to the mall. */
export const action: Action = async (api, _context, posted) => {
  const read = readForm(posted, form)
  if ('refused' in read) return read.refused
  try {
    await api.${camel}(read.values)
  } catch (error) {
    return failed(posted, refused(error, { A00010: 'incomplete' }).problem)
  }
  return { done: true, toast: { namespace: '${camel}', key: 'sent' } }
}
`,
      [`packages/pages/src/${context}/${pascal}/${pascal}.tsx`]: `import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { TextField } from '@millwright/ui/TextField'
import { FormScreen } from '../../layout/FormScreen/FormScreen.tsx'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { ActionResult } from '../../loader.ts'

/** Sends … (write here what the form is for). */
export function ${pascal}({ outcome }: { outcome?: ActionResult }) {
  const text = useText('${camel}')
  return (
    <PageFrame title={text('title')} width="narrow">
      <FormScreen action={path('${kebab}')} intent="send" submit={text('send')} outcome={outcome}>
        {({ typed, errorAt }) => (
          <TextField
            label={text('mobile')}
            name="userPhone"
            type="tel"
            defaultValue={typed('userPhone')}
            error={errorAt('userPhone')}
          />
        )}
      </FormScreen>
    </PageFrame>
  )
}
`,
      [`packages/pages/src/${context}/${pascal}/${pascal}.stories.tsx`]: `${stories(pascal, '{}', fullscreen, liveImports(pascal))}export const Refused: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'inquiryPhone' },
      fields: { userPhone: { key: 'inquiryPhone' } },
      form: { userPhone: '139' },
    },
  },
}
${liveStory(kebab, camel)}`,
      [`packages/pages/src/${context}/${pascal}/${pascal}.test.ts`]: `import { expect, it } from 'vitest'
import { at, formOf, fromFixtures, testMall } from '../../loading/testing/testMall.ts'
import { action } from './${pascal}.action.ts'

it('keeps the typed values and shows the error at the field', async () => {
  const mall = testMall({})
  expect(await action(mall.api, at('/${kebab}'), formOf({ userPhone: '139' }))).toMatchObject({
    done: false,
    fields: { userPhone: { key: 'inquiryPhone' } },
    form: { userPhone: '139' },
  })
  expect(mall.calls).toEqual([])
})

it('sends what is right', async () => {
  const mall = testMall(fromFixtures('${camel}'))
  const form = formOf({ userPhone: '13900000000' })
  expect(await action(mall.api, at('/${kebab}'), form)).toMatchObject({ done: true })
  expect(mall.inputsOf('${camel}')).toEqual([{ userPhone: '13900000000' }])
})
`,
      [`packages/i18n/src/namespaces/${camel}.ts`]: texts({
        title: [pascal, pascal],
        mobile: ['手机号', 'Mobile number'],
        send: ['提交', 'Send'],
        sent: ['已提交', 'Sent'],
      }),
    },
    lines: [
      addressLine(kebab),
      ...callLines(
        { camel, kebab, context },
        {
          method: 'POST',
          input: 'z.object({ userPhone: z.string().max(20) })',
          answer: 'z.unknown()',
          codes: "['A00010']",
          fixture: 'undefined',
          probe: "({ userPhone: '' })",
          how: 'writes',
          values: [],
          summary: 'Send it',
        },
      ),
    ],
    next: [address(pascal, kebab), handler(camel, context)],
  }),

  call: ({ camel, kebab, context }) => ({
    files: {},
    lines: callLines(
      { camel, kebab, context },
      {
        input: 'z.object({ id: idIn })',
        answer: 'z.object({ name: z.string() })',
        fixture: "{ name: 'Millwright' }",
        probe: "({ id: '1' })",
        values: ['idIn'],
        summary: 'Returns one record (say here what the call returns)',
      },
    ),
    next: [handler(camel, context)],
  }),
}

type Call = {
  method?: 'POST'
  input: string
  answer: string
  codes?: string
  fixture: string
  probe: string
  how?: 'writes'
  values: readonly string[]
  summary: string
}

function callLines({ camel, kebab, context }: Pick<Name, 'camel' | 'kebab' | 'context'>, call: Call): Line[] {
  const { method = 'GET', input, answer, codes = '[]', fixture, probe, how = 'reads', values, summary } = call
  const file = `packages/contract/src/${context}/calls.ts`
  return [
    ...values.map((value) => ({
      file,
      unless: new RegExp(`import \\{[^}]*\\b${value}\\b[^}]*\\} from '../values.ts'`),
      before: /(?<=import \{) (?=[^}]*\} from '..\/values.ts')/,
      text: ` ${value},`,
    })),
    {
      file,
      before: /(?<=\nexport const \w+ = \{[\s\S]*)\n\}\n/,
      text: `
  ${camel}: call({
    method: '${method}',
    path: '/${kebab}',
    auth: 'none',
    ours: true,
    summary: '${summary}',
    input: ${input},
    answer: ${answer},
    codes: ${codes},
  }),`,
    },
    {
      file: 'packages/fixtures/src/answers.ts',
      before: /(?<=export const answers[\s\S]*?)\n}\n/,
      text: `\n  ${camel}: () => (${fixture}),`,
    },
    {
      file: 'packages/fixtures/src/probes.ts',
      before: /(?<=export const probes[\s\S]*?)\n}\n/,
      text: `\n  ${camel}: ${how}(() => ${probe}),`,
    },
  ]
}

const fullscreen = "\n  parameters: { layout: 'fullscreen' },"

/** Returns the entry in the table of addresses. The id is also the address. */
function addressLine(kebab: string): Line {
  return {
    file: 'packages/domain/src/paths/addresses.ts',
    before: /(?<=const named = \{\s*'\/': \[[^\]]*?)\n {2}\]/,
    text: `\n    '${kebab}',`,
  }
}

function address(pascal: string, kebab: string): string {
  return `The screen is at /${kebab}. ${pascal}.route.ts defines its address, texts, query and caching.`
}

function handler(camel: string, context: string): string {
  return `apps/mall-api does not compile until contexts/${context}/handlers.ts implements \`${camel}\`. Stories and tests already have an answer.`
}

function screenTest({ pascal, kebab }: Pick<Name, 'pascal' | 'kebab'>, prop: string, calls = ''): string {
  return `import { expect, it } from 'vitest'
import { at, fromFixtures, testMall } from '../../loading/testing/testMall.ts'
import { load } from './${pascal}.route.ts'

it('loads the data of its view', async () => {
  const { api } = testMall(fromFixtures(${calls}))
  expect(await load(api, at('/${kebab}'))).toHaveProperty('${prop}')
})
`
}

function texts(sentences: Readonly<Record<string, readonly [zh: string, en: string]>>): string {
  const of = (language: 0 | 1) =>
    Object.entries(sentences)
      .map(([key, both]) => `  ${key}: '${both[language]}',\n`)
      .join('')
  return `import type { Sentences } from '../sentences.ts'

/** The texts of the screen. */
export const zh = {
${of(0)}}

export const en: Sentences<typeof zh> = {
${of(1)}}
`
}

function component(pascal: string, camel: string): string {
  return `import type { ReactNode } from 'react'
import * as styles from './${pascal}.css.ts'

export type ${pascal}Props = {
  /** The content. */
  children: ReactNode
}

/**
 * One sentence that says what the component is.
 *
 * When: the case for this component. Instead: another component for the neighbouring case.
 */
export function ${pascal}({ children }: ${pascal}Props) {
  return <div className={styles.${camel}}>{children}</div>
}
`
}

const ofUi = { layered: '@millwright/ui/layered', theme: '@millwright/ui/theme' }

function sheet(role: string, { layered, theme }: typeof ofUi): string {
  return `import { style } from '@vanilla-extract/css'
import { layered } from '${layered}'
import { vars } from '${theme}'

export const ${role} = style(layered({ display: 'grid', gap: vars.space[8], paddingBlock: vars.space[16] }))
`
}

const liveImports = (pascal: string) => `import { mocks } from '@millwright/fixtures/mock'
import { live } from '../../loading/testing/live.tsx'
import { screen as definition } from './${pascal}.route.ts'
`

/** The story of the screen as the shop runs it, with mocked calls. */
const liveStory = (kebab: string, call: string) => `export const Live: Story = {
  ...live(definition, '/${kebab}'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('${call}') },
}
`

function stories(pascal: string, args: string, more = '', imports = ''): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
${imports}import { ${pascal} } from './${pascal}.tsx'

const meta = {
  component: ${pascal},${more}
  args: ${args},
} satisfies Meta<typeof ${pascal}>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
`
}
