import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gapsOf, llms } from './llms.ts'
import type { Part } from './parts.ts'
import { readParts } from './parts.ts'
import { storySample } from './sample.ts'

function sample(stories: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'sample-')), 'Part.stories.tsx')
  writeFileSync(file, stories)
  return storySample(file, 'Part').jsx
}

describe('the sample of a part', () => {
  it('is its first story with the shared args', () => {
    expect(
      sample(
        "const meta = { component: Part, args: { label: 'Sign in', onPress: fn() } } satisfies Meta<typeof Part>\nexport const Default: Story = { args: { wide: true, children: 'Go' } }\nexport const Other: Story = { args: { wide: false } }",
      ),
    ).toBe('<Part label="Sign in" onPress={() => {}} wide>Go</Part>')
  })
  it('is in English if the story has two languages', () => {
    expect(
      sample(
        "const meta = { component: Part, args: { label: storyText('登录', 'Sign in'), children: <Link href={storyText('/zh', '/en')}>{storyText('去', 'Go')}</Link>, rows: rows[storyLocale] } }\nexport const Default: Story = {}",
      ),
    ).toBe('<Part label="Sign in" rows={rows.en}><Link href="/en">Go</Link></Part>')
  })
  it("is the story's render function, if it has one", () => {
    expect(
      sample(
        'const meta = { component: Part }\nexport const Default: Story = {\n  render: () => (\n    <Stack>\n      <Part />\n    </Stack>\n  ),\n}',
      ),
    ).toBe('<Stack>\n  <Part />\n</Stack>')
  })
})

describe('the manifest', () => {
  const { ui = [] } = readParts(['ui'])
  const part = (name: string) => ui.find((one) => one.name === name)!

  it('describes a part, its props and its sample', () => {
    expect(part('Button')).toMatchObject({
      import: '@millwright/ui/Button',
      is: expect.stringMatching(/^\S.*\.$/) as string,
      sample: expect.stringContaining('<Button') as string,
    })
    expect(part('Button').props).toContainEqual(
      expect.objectContaining({ name: 'tone', type: "'action' | 'neutral' | 'quiet' | 'danger'", required: false }),
    )
    expect(part('Accent').props).toContainEqual({
      name: 'children',
      type: 'ReactNode',
      required: true,
      doc: 'The content that gets the accent, with the dialogs and menus that it opens.',
    })
    expect(part('Accent')).toMatchObject({
      when: expect.stringMatching(/^a merchant chooses/) as string,
      instead: expect.stringContaining('data-brand') as string,
      tags: ['new'],
    })
  })
  it('reads a default from the code', () => {
    expect(part('Badge').props.find(({ name }) => name === 'max')?.default).toBe('999')
  })
  it('omits internal exports', () => {
    expect(part('PressTarget')).toBeUndefined()
  })
  it('has the same content as text and as data', () => {
    expect(llms('ui', 'Primitives.', [part('Badge')])).toMatch(
      /## Badge[\s\S]*`import \{ Badge \} from '@millwright\/ui\/Badge'`[\s\S]*- `max\?: number` = `999`: /,
    )
  })
})

it('lists exports without a docstring', () => {
  const bare: Part = {
    name: 'Bare',
    import: '@millwright/ui/Bare',
    is: 'Something.',
    when: '',
    instead: '',
    keys: '',
    byKeys: true,
    tags: [],
    texts: [],
    types: [],
    sample: '<Bare />',
    props: [{ name: 'open', type: 'boolean', required: false, doc: '' }],
  }
  expect(gapsOf('ui', [bare])).toEqual(['ui/Bare: when', 'ui/Bare: keys', 'ui/Bare.open'])
})
