import { block } from '@millwright/contract/blocks/block'
import { list, localised, number } from '@millwright/contract/blocks/decoder'
import { prodRef } from '@millwright/contract/blocks/prodRef'
import { renderToStaticMarkup } from 'react-dom/server'
import { Blocks } from './Blocks/Blocks.tsx'
import { Decoration } from './Decoration/Decoration.tsx'
import { InMall } from './internal/test/InMall.tsx'
import { dataOf, goods } from './internal/test/StoryPage.tsx'
import { planData } from './planData.ts'
import { readDecoration } from './read.ts'
import { createRegistry, defineBlock } from './registry.ts'

const machine = defineBlock({
  type: 'machine',
  block: block(
    {
      name: localised({ required: true }),
      year: number({ fallback: 2000, min: 1900, max: 2100 }),
      spares: list(prodRef(), { max: 3 }),
    },
    { goods: ({ spares }) => spares },
  ),
  Draw: ({ data, locale, page }) => (
    <p>
      {data.name[locale]} {data.year} {data.spares.map(({ prodId }) => page.products[prodId]?.partyCode).join()}
    </p>
  ),
})
const loud = defineBlock({ type: 'floor_title', Draw: ({ data, locale }) => <h2>{data.title[locale]}!</h2> })
const registry = createRegistry([machine, loud])
const page = [
  { type: 'floor_title', dataField: { title: '备件' } },
  { type: 'machine', dataField: { name: 'Lathe', year: '1987', spares: [goods.bearing] } },
]
const data = dataOf('en')

describe('a registry', () => {
  it('renders a host’s own block by its schema, and another look for a mall block, which keeps its role', () => {
    const { document, diagnostics } = readDecoration(page, registry)
    expect(diagnostics).toEqual([])
    expect(planData(document, registry).prodIds).toEqual([goods.bearing])
    const draw = (now = data) =>
      renderToStaticMarkup(
        <InMall>
          <Decoration document={document} locale="en" data={now} registry={registry} />
        </InMall>,
      )
    expect(draw()).toMatch(/<h2>备件!<\/h2><p>Lathe 1987 6205-2RS<\/p>/)
    // The heading over a block with failed data collapses with it.
    expect(draw({ ...data, products: null })).not.toMatch(/<h2|<p/)
  })

  it('is skipped and reported if the page is read or rendered without it', () => {
    expect(readDecoration(page).diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual(['unknownType $[1]'])
    const heard: string[] = []
    const { document } = readDecoration(page, registry)
    renderToStaticMarkup(
      <InMall>
        <Decoration
          document={document}
          locale="en"
          data={data}
          onDiagnostic={({ code, index, type }) => heard.push(`${code} ${index} ${type}`)}
        />
      </InMall>,
    )
    expect(heard).toEqual(['nothingLeft 0 floor_title', 'noLook 1 machine'])
  })

  it('works without the mall: `Blocks` needs no provider', () => {
    const { document } = readDecoration(page.slice(1), registry)
    expect(
      renderToStaticMarkup(<Blocks document={document} locale="en" data={data} looks={registry.looks} />),
    ).toContain('Lathe 1987')
  })

  it('ties a block’s data and its look together by type', () => {
    const { document } = readDecoration(page, registry)
    const [first] = document.blocks
    if (first?.type === 'machine') expectTypeOf(first.data.year).toEqualTypeOf<number>()
    // @ts-expect-error -- the year is a number
    defineBlock({ type: 'wrong', block: machine.block, Draw: ({ data: own }) => own.year.trim() })
    // @ts-expect-error -- a title has no price
    defineBlock({ type: 'floor_title', Draw: ({ data: own }) => own.price })
    // @ts-expect-error -- an unknown type needs a schema
    defineBlock({ type: 'nobodys', Draw: () => null })
  })
})
