import { wholePage } from './internal/test/wholePage.ts'
import { lint } from './lint.ts'
import { validate } from './validate.ts'

const told = (found: { code: string; path: string }[]) => found.map(({ code, path }) => `${code} ${path}`)
const area = (x: number, w: number, more: object = {}) => ({ x, y: 0, w, h: 50, link: { type: 4, link: '/' }, ...more })

describe('lint', () => {
  it('reports no problem on a page that follows all advice', () => {
    expect(validate(wholePage)).toEqual([])
  })

  it('finds pictures without alternative text, and lists without a heading', () => {
    expect(
      told(
        lint([
          {
            type: 'picture_by',
            dataField: {
              imgList: [{ url: 'a.svg' }, { url: 'b.svg', title: 'B' }, { url: 'c.svg', alt: { zh: ' ', en: '' } }],
            },
          },
          { type: 'goods_module4', dataField: { bgImg: 'd.svg', goods: [1] } },
          { type: 'shop_signs', dataField: { bgUrl: 'e.svg' } },
          { type: 'limited_skill', dataField: { subTitle: 'x', goods: [1] } },
        ]),
      ),
    ).toEqual([
      'noAlt $[0].dataField.imgList[0].alt',
      'noAlt $[0].dataField.imgList[2].alt',
      'noAlt $[1].dataField.alt',
      'noHeading $[3].dataField.title',
    ])
  })

  it('finds areas too small to touch, and overlapping areas', () => {
    expect(
      told(
        lint([
          {
            type: 'universal_hotspot',
            dataField: {
              width: 1200,
              imgList: [
                {
                  url: 'a.svg',
                  alt: 'A',
                  height: 400,
                  hotspots: [area(0, 5), null, area(3, 30), area(60, 30), area(40, 20)],
                },
              ],
            },
          },
        ]),
      ),
    ).toEqual([
      'areaTooSmall $[0].dataField.imgList[0].hotspots[0]',
      'areasOverlap $[0].dataField.imgList[0].hotspots[2]',
    ])
  })

  it('finds dead links and heavy or small pictures from given facts', () => {
    const page = [
      { type: 'picture_by', dataField: { imgList: [{ url: 'a.svg', alt: 'A', link: { type: 1, link: 9 } }] } },
      { type: 'shop_signs', dataField: { navList: [{ name: 'A', type: 4, link: 'seckill' }] } },
    ]
    const facts = {
      deadLinks: new Set(['/detail/9', '/flash-sale']),
      pictures: { 'a.svg': { bytes: 812_345, width: 640 } },
    }
    expect(lint(page)).toEqual([])
    expect(told(lint(page, { facts }))).toEqual([
      'heavyPicture $[0].dataField.imgList[0].url',
      'smallPicture $[0].dataField.imgList[0].url',
      'deadLink $[0].dataField.imgList[0].link',
      'deadLink $[1].dataField.navList[0]',
    ])
    expect(lint(page, { facts })[0]?.message.en).toContain('812 kB')
  })

  it('reports a picture that does not load', () => {
    const page = [
      {
        type: 'picture_by',
        dataField: {
          imgList: [
            { url: 'a.svg', alt: 'A' },
            { url: 'b.svg', alt: 'B' },
          ],
        },
      },
    ]
    const facts = { pictures: { 'b.svg': { missing: true } } }
    expect(told(lint(page, { facts }))).toEqual(['missingPicture $[0].dataField.imgList[1].url'])
  })

  it('includes the repairs of reading, and lists each contrast problem once', () => {
    expect(
      told(validate([{ type: 'floor_title', dataField: { titleColor: '#ffff00', bgColor: '#fffff0', title: '' } }])),
    ).toEqual(['required $[0].dataField.title', 'lowContrast $[0].dataField.titleColor'])
    expect(told(validate('{'))).toEqual(['notJson $'])
  })
})
