import { areaBoxes, universal_hotspot } from './universal_hotspot.ts'

const link = { type: 4, link: '/list' }
const to = { href: '/list', newTab: false }

function areas(hotspots: unknown, { width, ...more }: { width?: unknown; height?: unknown } = {}) {
  const problems: string[] = []
  const input = { width, imgList: [{ url: 'a.svg', ...more, hotspots }] }
  const { imgList } = universal_hotspot.data.read(input, '$', (problem, path) =>
    problems.push(`${problem} ${path.replace('$.imgList[0].', '')}`),
  )
  return { problems, boxes: imgList[0]?.hotspots.map(({ x, y, w, h }) => [x, y, w, h]), read: imgList[0]?.hotspots }
}

describe('hot areas', () => {
  it('accept percent, as numbers or text', () => {
    expect(areas([{ x: 10, y: '20', w: '30%', h: ' 12.5 % ', link }])).toMatchObject({
      boxes: [[10, 20, 30, 12.5]],
      problems: [],
    })
  })

  it('accept pixels of the picture at the block’s width, with `px` or if a number is above 100', () => {
    expect(areas([{ x: '300px', y: '100px', w: 50, h: '40px', link }], { height: 400 }).boxes).toEqual([
      [25, 25, 50, 10],
    ])
    expect(areas([{ x: 96, y: 40, w: 480, h: 100, link }], { width: '1920', height: 400 }).boxes).toEqual([
      [5, 10, 25, 25],
    ])
  })

  it('are cut at the picture’s edge, and omitted if they are outside it or too small [R4.04]', () => {
    expect(
      areas([
        { x: -10, y: 90, w: 30, h: 40, link },
        { x: 100, y: 0, w: 20, h: 20, link },
        { x: 1, y: 1, w: 0, h: 20, link },
        { x: 50, y: 50, w: -20, h: 20, link },
      ]),
    ).toMatchObject({
      boxes: [[0, 90, 20, 10]],
      problems: [
        'outOfRange hotspots[0]',
        'outOfRange hotspots[1]',
        'outOfRange hotspots[2]',
        'outOfRange hotspots[3]',
      ],
    })
    expect(areas([{ x: 0, y: 0, w: 1201, h: 500, link }])).toMatchObject({ boxes: [[0, 0, 100, 100]], problems: [] })
  })

  it('are omitted if the link is missing or unsafe, or a side is not a number [R4.03, R4.04]', () => {
    const at = { x: 0, y: 0, w: 50, h: 50 }
    expect(
      areas([
        at,
        { ...at, link: { type: 6, link: 'javascript:alert(1)' } },
        { ...at, x: '1e9', link },
        { ...at, h: Infinity, link },
        { y: 0, w: 1, h: 1, link },
        null,
        { ...at, link },
      ]),
    ).toMatchObject({
      boxes: [[0, 0, 50, 50]],
      problems: [
        'required hotspots[0].link',
        'badLink hotspots[1].link',
        'wrongType hotspots[2].x',
        'wrongType hotspots[3].h',
        'wrongType hotspots[4].x',
        'wrongType hotspots[5]',
      ],
    })
  })

  it('use the name that the editor stored for the link’s target if the merchant wrote no title', () => {
    const at = { x: 0, y: 0, w: 50, h: 50 }
    const names = areas([
      { ...at, link, title: { zh: '轴承', en: 'Bearings' } },
      { ...at, link: { type: 1, link: { prodId: 7, prodName: '6205-2RS' } } },
      { ...at, link: { ...link, name: '新品' } },
      { ...at, link: { ...link, name: { zh: '新品', en: 'New products' } } },
      { ...at, link },
    ]).read?.map(({ title }) => title.en)
    expect(names).toEqual(['Bearings', '6205-2RS', '新品', 'New products', ''])
    expect(areas([{ ...at, link }]).read).toMatchObject([{ link: to }])
  })
})

it('omits pictures without a safe address, and reads at most ten [R4.04]', () => {
  const problems: string[] = []
  const pictures = Array.from({ length: 12 }, (_, index) => ({
    url: index === 1 ? 'data:text/html,x' : `${index}.svg`,
  }))
  const { imgList } = universal_hotspot.data.read({ imgList: pictures }, '$', (problem, path) =>
    problems.push(`${problem} ${path}`),
  )
  expect(imgList).toHaveLength(9)
  expect(problems).toEqual(['tooMany $.imgList', 'badPicture $.imgList[1].url'])
  expect(universal_hotspot.data.read('x', '$', () => {})).toEqual({ width: 1200, imgList: [] })
})

it('areas have their places as buyers see them, also without a link', () => {
  const picture = { url: 'a.svg', height: 400, hotspots: [{ x: 96, y: 40, w: 480, h: 100 }, { x: 'left' }, 'none'] }
  expect(areaBoxes({ width: 1920, imgList: [{ url: 'b.svg' }, picture] }, 1)).toEqual([
    { x: 5, y: 10, w: 25, h: 25 },
    undefined,
    undefined,
  ])
  for (const data of [undefined, null, [], 'x', { imgList: 3 }, { imgList: [null] }, { imgList: [{ hotspots: {} }] }])
    expect(areaBoxes(data, 0)).toEqual([])
})
