import { block } from '@millwright/contract/blocks/block'
import { localised, number } from '@millwright/contract/blocks/decoder'
import { diagnostic } from '@millwright/decoration/diagnostic'
import { createRegistry, defineBlock } from '@millwright/decoration/registry'
import { storyText } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dataOf, page, pickerOf, pickers } from '../internal/test/mall.ts'
import { PageRefusal } from '../serverStore.ts'
import { Editor } from './Editor.tsx'
import type { EditorProps } from './Editor.tsx'

const meta = {
  component: Editor,
  args: {
    title: storyText('备件首页', 'Spare parts home'),
    page,
    dataOf,
    pickers,
    onChange: fn(),
    onPublish: fn(),
  },
  tags: ['new', '!stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Editor>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const say = storyText
const row = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole('grid', { name: say('页面结构', 'Page structure') })).findByRole('row', { name })
/** Chooses a block in the page's structure. */
const choose = async (canvas: Canvas, name: RegExp) => userEvent.click(await row(canvas, name))
const title = say(/楼层标题/, /Floor title/)
/** Returns the queries of the page on the canvas, a document of its own. */
async function pageIn(element: HTMLElement, at = 0) {
  const body = await waitFor(() => {
    const found = element.querySelectorAll('iframe')[at]?.contentDocument?.body
    if (!found?.querySelector('[data-block-id]')) throw new Error('The page is not on the canvas yet.')
    return found
  })
  return within(body)
}
/** Returns the blocks of the latest change. */
function blocksOf({ onChange }: Pick<EditorProps, 'onChange'>) {
  const [edited] = (onChange as ReturnType<typeof fn>).mock.lastCall as [{ content: string }]
  return JSON.parse(edited.content) as { type: string; dataField: Record<string, unknown> }[]
}
const typesOf = (args: Pick<EditorProps, 'onChange'>) => blocksOf(args).map(({ type }) => type)
const press = (name: string | RegExp) => async (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name }))
const publish = press(say('发布', 'Publish'))

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const shown = await pageIn(canvasElement)
    await expect(shown.getByRole('heading', { name: say('常备件', 'Kept in stock'), hidden: true })).toBeVisible()
    // The window of the page fills its place, and must not stretch it.
    await expect(canvasElement.scrollHeight).toBeLessThan(4000)
  },
}
export const EmptyPage: Story = { args: { page: '[]' } }
export const Phone: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: say('手机', 'Phone') }))
    await waitFor(() => expect(canvasElement.querySelector('iframe')?.contentWindow?.innerWidth).toBe(390))
  },
}
export const Tablet: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: say('平板', 'Tablet') }))
    await waitFor(() => expect(canvasElement.querySelector('iframe')?.contentWindow?.innerWidth).toBe(768))
  },
}
/** Both languages beside each other. A text changed in the fields changes on its page. */
export const BothLanguages: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: say('双语', 'Both') }))
    await choose(canvas, title)
    const english = await canvas.findByDisplayValue('Kept in stock')
    await userEvent.clear(english)
    await userEvent.type(english, 'In the warehouse')
    const second = await pageIn(canvasElement, 1)
    await waitFor(() => expect(second.getByText('In the warehouse')).toBeVisible())
    const first = await pageIn(canvasElement)
    await expect(first.getByText('常备件')).toBeVisible()
  },
}
/** A block is chosen on the page, and its fields appear. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const shown = await pageIn(canvasElement)
    await userEvent.click(shown.getByRole('button', { name: say(/2：楼层标题/, /block 2: Floor title/) }))
    await expect(await canvas.findByDisplayValue('常备件')).toBeVisible()
    await expect(await row(canvas, title)).toHaveAttribute('aria-selected', 'true')
    await expect(
      await shown.findByRole('group', { name: say(/操作：楼层标题/, /Actions of Floor title/) }),
    ).toBeVisible()
  },
}
/** A press on a drawing adds the block after the chosen one, with its problems at once. */
export const Added: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, title)
    await userEvent.click(await canvas.findByRole('row', { name: say('辅助间隔', 'Space') }))
    await waitFor(() =>
      expect(typesOf(args)).toEqual(['picture_by', 'floor_title', 'auxiliary_interval', 'goods_list', 'goods_module1']),
    )
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(
      say('已添加辅助间隔，位于第 3 位', 'Space added at position 3'),
    )
  },
}
/** A new block is not wrong: the editor says what is to be filled in, until the block was left once. */
export const NotFilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('row', { name: say('轮播图', 'Carousel / banner') }))
    await userEvent.click(await canvas.findByText(say('1 处待填写', '1 to fill in')))
    await expect(canvas.getAllByText(say('尚未填写', 'Not filled in yet'))).toHaveLength(2)
    await expect(canvas.queryByText(say(/必填项为空/, /required value is missing/))).toBeNull()
  },
}
/** Once it was left, what is missing is a problem. */
export const LeftUnfilled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('row', { name: say('轮播图', 'Carousel / banner') }))
    await canvas.findByText(say('1 处待填写', '1 to fill in'))
    await choose(canvas, title)
    await expect(await canvas.findByText(say('1 个问题', '1 problem'))).toBeVisible()
  },
}
/** Publishing was asked for, so what is missing is a problem. */
export const PublishUnfilled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('row', { name: say('轮播图', 'Carousel / banner') }))
    await publish(canvas)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(say(/还有 1 个问题/, /1 problem is left/))).toBeVisible()
  },
}
/** A picture that does not load is a problem before buyers see an empty place. */
export const PictureMissing: Story = {
  args: {
    page: [
      {
        type: 'picture_by',
        dataField: { height: 300, imgList: [{ url: 'pictures/gone.svg', alt: { zh: '轴承', en: 'Bearings' } }] },
      },
    ],
  },
  play: async ({ canvas }) => {
    await choose(canvas, say(/轮播图/, /Carousel/))
    await expect(await canvas.findByText(say('1 个问题', '1 problem'), {}, { timeout: 5000 })).toBeVisible()
    await expect(canvas.getAllByText(say(/图片打不开/, /picture does not load/)).at(-1)).toBeVisible()
  },
}
/** With the focus on nothing, the keys undo the page and not the field that was typed in last. */
export const UndoneByKeys: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: say('搜索模块', 'Search blocks') }), 'x{Backspace}')
    const before = within(canvas.getByRole('grid', { name: say('页面结构', 'Page structure') })).getAllByRole(
      'row',
    ).length
    await choose(canvas, title)
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(blocksOf(args)).toHaveLength(before + 1))
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(blocksOf(args)).toHaveLength(before))
  },
}
/** A new area is a quarter of its picture, drawn on the canvas, and takes halves of a percent as they are typed. */
export const HotArea: Story = {
  args: {
    page: [
      {
        type: 'universal_hotspot',
        dataField: { imgList: [{ url: 'pictures/hero-motors.svg', height: 500, hotspots: [] }] },
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await choose(canvas, say(/热区/, /Hot|area/i))
    await userEvent.click(await canvas.findByRole('button', { name: say(/^添加热区/, /Add to .*areas/i) }))
    const left = await canvas.findByRole('textbox', { name: say('左（%）', 'Left (%)') })
    await userEvent.clear(left)
    await userEvent.type(left, '12.5{Tab}')
    await waitFor(() =>
      expect(blocksOf(args)[0]!.dataField.imgList).toMatchObject([{ hotspots: [{ x: 12.5, y: 25, w: 50, h: 50 }] }]),
    )
    await expect(left).toHaveValue('12.5')
  },
}
/** Areas are drawn, moved and resized on the picture itself, by pointer and by keys. */
export const HotAreasDrawn: Story = {
  args: HotArea.args!,
  play: async ({ canvas, args, canvasElement }) => {
    await choose(canvas, say(/热区/, /Hot|area/i))
    await userEvent.click(
      await canvas.findByRole('button', { name: say('在图片上画热区', 'Draw areas on the picture') }),
    )
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const areas = () => blocksOf(args)[0]!.dataField.imgList as { hotspots: unknown[] }[]
    const map = dialog.getByText(say(/拖动可画新热区/, /Drag on the picture/)).nextElementSibling as HTMLElement
    const picture = map.querySelector('img')!
    await waitFor(() => expect(picture.complete && picture.naturalWidth > 0).toBe(true))
    const drag = (target: Element, from: [number, number], to: [number, number]) => {
      const { left, top, width, height } = map.getBoundingClientRect()
      const at = ([x, y]: [number, number]) => ({
        clientX: left + (x / 100) * width,
        clientY: top + (y / 100) * height,
        pointerId: 1,
        bubbles: true,
      })
      fireEvent.pointerDown(target, { ...at(from), button: 0 })
      fireEvent.pointerMove(map, at(to))
      fireEvent.pointerUp(map, at(to))
    }
    drag(map, [10, 10], [40, 60])
    await waitFor(() => expect(areas()).toMatchObject([{ hotspots: [{ x: 10, y: 10, w: 30, h: 50 }] }]))
    // A press without a move draws nothing.
    drag(map, [70, 70], [70, 70])
    const area = await dialog.findByRole('button', { name: say(/^热区 1/, /no\. 1$/) })
    drag(area, [20, 20], [30, 25])
    await waitFor(() => expect(areas()).toMatchObject([{ hotspots: [{ x: 20, y: 15, w: 30, h: 50 }] }]))
    drag(area.querySelector('[data-corner="br"]')!, [50, 65], [60, 85])
    await waitFor(() => expect(areas()).toMatchObject([{ hotspots: [{ x: 20, y: 15, w: 40, h: 70 }] }]))
    area.focus()
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}')
    await waitFor(() => expect(areas()).toMatchObject([{ hotspots: [{ x: 19, y: 15, w: 40, h: 69 }] }]))
    drag(map, [70, 10], [90, 50])
    await expect(await dialog.findByRole('button', { name: say(/^热区 2/, /no\. 2$/) })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(areas()[0]!.hotspots).toHaveLength(2)
  },
}
export const BlockSearch: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: say('搜索模块', 'Search blocks') })
    await userEvent.type(field, 'sale')
    await expect(await canvas.findByRole('row', { name: say('限时秒杀', 'Flash sale') })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: say('辅助间隔', 'Space') })).toBeNull()
    const nearest = {
      text: say('楼层标题', 'Floor title'),
      文字: say('楼层标题', 'Floor title'),
      coupon: say('轮播图', 'Carousel / banner'),
      优惠券: say('轮播图', 'Carousel / banner'),
      banner: say('轮播图', 'Carousel / banner'),
    }
    for (const [words, name] of Object.entries(nearest)) {
      await userEvent.clear(field)
      await userEvent.type(field, words)
      await expect(await canvas.findByRole('row', { name })).toBeVisible()
      await expect(canvas.queryByRole('row', { name: say('限时秒杀', 'Flash sale') })).toBeNull()
    }
    await userEvent.clear(field)
    await userEvent.type(field, 'zzz')
    await expect(await canvas.findByText(say('没有名称含“zzz”的模块', 'No block is named “zzz”'))).toBeVisible()
  },
}
/** A page is made by keys alone: blocks are chosen, moved, copied, deleted, added, dragged in, and everything undone. */
export const KeyboardWalk: Story = {
  play: async ({ canvas, args }) => {
    const focused = () => document.activeElement as HTMLElement
    const heard = (words: string) => waitFor(() => expect(canvas.getByText(words)).toBeInTheDocument())
    await choose(canvas, title)
    ;(await row(canvas, title)).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await heard(say('楼层标题“常备件”已移到第 1 位，共 4 个', 'Floor title “Kept in stock” moved to position 1 of 4'))
    await expect(typesOf(args)).toEqual(['floor_title', 'picture_by', 'goods_list', 'goods_module1'])
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await heard(
      say('楼层标题“常备件”已在边缘，没有移动', 'Floor title “Kept in stock” is at the edge and was not moved'),
    )
    await waitFor(() => expect(focused()).toHaveAttribute('role', 'row'))
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(typesOf(args).slice(0, 2)).toEqual(['floor_title', 'floor_title']))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}')
    await waitFor(() => expect(typesOf(args)).toEqual(['floor_title', 'floor_title', 'goods_list', 'goods_module1']))
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(() => expect(typesOf(args).filter((type) => type === 'floor_title')).toHaveLength(2))
  },
}
/** The drag and drop library carries a new block into the page by keys: Enter, Tab, arrows, Enter. */
export const DraggedByKeys: Story = {
  play: async ({ canvas, args }) => {
    ;(await canvas.findByRole('row', { name: say('辅助间隔', 'Space') })).focus()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName(say('拖动：辅助间隔', 'Drag Space'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="grid"]')).toHaveAccessibleName(say('页面结构', 'Page structure')),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(typesOf(args)).toContain('auxiliary_interval'))
    await expect(typesOf(args)).toHaveLength(5)
  },
}
/** A block of the page is dragged to another place of the page structure by keys. */
export const DraggedInStructure: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, title)
    ;(await row(canvas, title)).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement).toHaveAccessibleName(say(/拖动：2 楼层标题/, /Drag 2 Floor title/))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-roledescription'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(typesOf(args).indexOf('floor_title')).toBeGreaterThan(1))
  },
}
/** A product is dragged onto another column by keys: the row of a column takes products. */
export const DraggedIntoSlot: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, say(/多列推荐/, /Product columns/))
    const goods = (await canvas.findAllByRole('grid', { name: say('商品', 'Products') })).at(-1)!
    const [first] = await within(goods).findAllByRole('row')
    first!.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-roledescription'))
    const columns = canvas.getByRole('grid', { name: say('列', 'Columns') })
    for (let tabs = 0; tabs < 4 && !columns.contains(document.activeElement); tabs++) await userEvent.tab()
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => {
      const held = blocksOf(args)[3]?.dataField.columns as { goods: string[] }[]
      return expect(held.map(({ goods }) => goods.length)).toEqual([1, 2])
    })
  },
}
/** The pointer drags a new block onto the page itself. */
export const DraggedOntoPage: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const shown = await pageIn(canvasElement)
    const tile = await canvas.findByRole('row', { name: say('辅助间隔', 'Space') })
    const heading = shown.getByRole('button', { name: say(/2：楼层标题/, /block 2: Floor title/) })
    const dataTransfer = new DataTransfer()
    const { top, left } = heading.getBoundingClientRect()
    const at = { clientX: left + 40, clientY: top + 2, dataTransfer }
    fireEvent.dragStart(tile, { dataTransfer })
    fireEvent.dragEnter(heading, at)
    fireEvent.dragOver(heading, at)
    await waitFor(() => fireEvent.drop(heading, at))
    fireEvent.dragEnd(tile, { dataTransfer })
    await waitFor(() => expect(typesOf(args).slice(0, 3)).toEqual(['picture_by', 'auxiliary_interval', 'floor_title']))
  },
}
/** A block's menu does what its keys do. */
export const RowMenu: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say(/操作：2 楼层标题/, /Actions of 2 Floor title/) }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: say('对买家隐藏', 'Hide from buyers') }))
    await waitFor(() => expect(blocksOf(args)[1]).toHaveProperty('hidden', true))
    await expect(await canvas.findByText(say('已隐藏', 'Hidden'))).toBeVisible()
  },
}

const wrong = [
  ...page,
  { type: 'floor_title', dataField: { title: { zh: '', en: '' }, titleSize: 900, titleColor: 'reddish' } },
  {
    type: 'goods_module7',
    dataField: { tabs: [{ name: { zh: '热销', en: 'Best sellers' }, goods: ['1'] }, { goods: [] }] },
  },
]
/** Problems are at their fields and in one list. A press leads to the field, in whichever entry it is. */
export const Problems: Story = {
  args: { page: wrong },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(say(/^\d 个问题$/, /^\d problems$/)))
    const problem = await canvas.findByRole('button', { name: say(/字号.*14.*40/, /Size of the title.*14.*40/) })
    await userEvent.click(problem)
    await waitFor(() => expect(document.activeElement).toHaveValue('900'))
    await expect(document.activeElement).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: say(/分页 2 · 名称/, /Tabs 2 · Name/) }))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(say('中文', 'Chinese')))
  },
}
/** A page that is no JSON opens, says so, and stays as it is until somebody publishes. */
export const Unreadable: Story = {
  args: { page: '[{"type": "floor_title", ' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('这个页面读不出来', 'This page cannot be read'))).toBeVisible()
    await expect(canvas.getByText(say('1 个问题', '1 problem'))).toBeVisible()
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: say('下载原内容', 'Download the original') })
    await expect(decodeURIComponent(link.href)).toContain('[{"type": "floor_title", ')
  },
}
const hostile = JSON.stringify({
  v: 9,
  theme: 'kept',
  components: [
    null,
    { type: 'hologram', dataField: { kept: { deep: [1] } } },
    { type: 'picture_by', dataField: { imgList: [{ url: 'javascript:alert(1)' }, 7] } },
    {
      type: 'floor_title',
      later: true,
      dataField: { title: '<img src=x onerror=alert(1)>', titleColor: 3, secret: 'kept' },
    },
  ],
})
/** Readable parts of a hostile page are edited. Everything else is written back as it was. */
export const Hostile: Story = {
  args: { page: hostile },
  play: async ({ canvas, args }) => {
    await choose(canvas, title)
    const field = (await canvas.findAllByDisplayValue('<img src=x onerror=alert(1)>'))[0]!
    await userEvent.clear(field)
    await userEvent.type(field, 'A')
    const [edited] = (args.onChange as ReturnType<typeof fn>).mock.lastCall as [{ content: string }]
    const before = JSON.parse(hostile) as { components: object[] }
    await expect(JSON.parse(edited.content)).toEqual({
      ...before,
      components: before.components.with(3, {
        type: 'floor_title',
        later: true,
        dataField: { title: { zh: 'A', en: '<img src=x onerror=alert(1)>' }, titleColor: 3, secret: 'kept' },
      }),
    })
  },
}

const openGoods = async (canvas: Canvas) => {
  await choose(canvas, say(/商品列表/, /Product list/))
  await userEvent.click(await canvas.findByRole('button', { name: say('添加商品', 'Add to Products') }))
  return within(await screen.findByRole('dialog'))
}
/** Several products are found and chosen, and appear on the page. */
export const ProductsPicked: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await openGoods(canvas)
    await userEvent.type(dialog.getByRole('searchbox'), say('6203', '6203'))
    await userEvent.click(await dialog.findByRole('button', { name: /6203/ }))
    await userEvent.click(dialog.getByRole('button', { name: say('选择 1 项', 'Choose 1') }))
    await waitFor(() =>
      expect(blocksOf(args)[2]?.dataField.goods).toEqual(['100001', '100002', '100003', '100004', '100101']),
    )
  },
}
export const PickerOpen: Story = { play: async ({ canvas }) => void (await openGoods(canvas)) }
export const PickerLoading: Story = {
  args: { pickers: { product: { search: () => new Promise(() => undefined) } } },
  play: async ({ canvas }) => void (await openGoods(canvas)),
}
export const PickerEmpty: Story = {
  args: { pickers: { product: pickerOf(() => []) } },
  play: async ({ canvas }) => {
    const dialog = await openGoods(canvas)
    await expect(await dialog.findByText(say('这里还没有内容', 'There is nothing here yet'))).toBeVisible()
  },
}
let answers = 0
/** A list that fails offers another try. */
export const PickerFailed: Story = {
  args: {
    pickers: {
      product: {
        search: async (query) => {
          if (answers++ === 0) throw new Error('The server is away.')
          return pickers.product!.search(query)
        },
      },
    },
  },
  play: async ({ canvas }) => {
    answers = 0
    const dialog = await openGoods(canvas)
    await expect(await dialog.findByText(say('没有取到列表', 'The list could not be loaded'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: say('重试', 'Try again') }))
    await expect(await dialog.findByRole('button', { name: /6205/ })).toBeVisible()
  },
}
const openPictures = async (canvas: Canvas) => {
  await choose(canvas, say(/轮播图/, /Carousel/))
  await userEvent.click(await canvas.findByRole('button', { name: say(/更换图片/, /Replace picture/) }))
  return within(await screen.findByRole('dialog'))
}
/** Chooses a file as a browser does. */
function upload() {
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')!
  const chosen = new DataTransfer()
  chosen.items.add(new File(['<svg/>'], 'mine.svg', { type: 'image/svg+xml' }))
  input.files = chosen.files
  fireEvent.change(input)
}
export const PictureLibrary: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await openPictures(canvas)
    await userEvent.click(await dialog.findByRole('button', { name: /hero-tools/ }))
    await waitFor(() => expect(JSON.stringify(blocksOf(args)[0])).toContain('pictures/hero-tools.svg'))
  },
}
export const PictureLibraryOpen: Story = { play: async ({ canvas }) => void (await openPictures(canvas)) }
export const PictureUploaded: Story = {
  play: async ({ canvas, args }) => {
    await openPictures(canvas)
    upload()
    await waitFor(() => expect(JSON.stringify(blocksOf(args)[0])).toContain('pictures/hero-motors.svg'))
  },
}
export const UploadFailed: Story = {
  args: {
    pickers: { ...pickers, picture: { ...pickers.picture!, upload: async () => Promise.reject(new Error('full')) } },
  },
  play: async ({ canvas }) => {
    const dialog = await openPictures(canvas)
    upload()
    await expect(await dialog.findByText(say(/上传失败/, /upload failed/))).toBeVisible()
  },
}
/** A link chooses its target from the kind of thing that it leads to. */
export const LinkToCategory: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, title)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: say('链接到', 'Links to') }), '2')
    await userEvent.click(await canvas.findByRole('button', { name: say('目标: 请选择', 'Target: Choose') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: say(/滚动轴承/, /Rolling bearings/) }))
    await waitFor(() =>
      expect(blocksOf(args)[1]?.dataField.moreLink).toEqual({
        type: 2,
        link: ['101', '10101'],
        name: { zh: '滚动轴承', en: 'Rolling bearings' },
      }),
    )
  },
}
/** A link to a coupon leads to the page of that coupon, and is shown as a coupon again. */
export const LinkToCoupon: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, title)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: say('链接到', 'Links to') }), 'coupon')
    await userEvent.click(await canvas.findByRole('button', { name: say('目标: 请选择', 'Target: Choose') }))
    const dialog = within(await screen.findByRole('dialog'))
    const name = say('液压元件券', 'Hydraulics coupon')
    await userEvent.click((await dialog.findAllByRole('button', { name }))[0]!)
    await waitFor(() =>
      expect(blocksOf(args)[1]?.dataField.moreLink).toEqual({
        type: 4,
        link: '/coupons?couponId=803',
        name: { zh: '液压元件券', en: 'Hydraulics coupon' },
      }),
    )
    await expect(await canvas.findByRole('combobox', { name: say('链接到', 'Links to') })).toHaveValue('coupon')
    await expect(await canvas.findByRole('button', { name: `${say('目标', 'Target')}: ${name}` })).toBeVisible()
  },
}
/** Fields without pickers take ids and addresses. */
export const WithoutPickers: Story = {
  args: { pickers: undefined },
  play: async ({ canvas, args }) => {
    await choose(canvas, say(/商品列表/, /Product list/))
    await userEvent.click(await canvas.findByRole('button', { name: say('添加商品', 'Add to Products') }))
    await userEvent.type(await canvas.findByRole('textbox', { name: say('商品 5', 'Products 5') }), '9')
    await waitFor(() =>
      expect(blocksOf(args)[2]?.dataField.goods).toEqual(['100001', '100002', '100003', '100004', '9']),
    )
  },
}
/** A product moves into another column by its menu; the pointer drags it there. */
export const IntoAnotherSlot: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, say(/多列推荐/, /Product columns/))
    const goods = (await canvas.findAllByRole('grid', { name: say('商品', 'Products') })).at(-1)!
    await userEvent.click((await within(goods).findAllByRole('button', { name: say(/操作：1 /, /Actions of 1 /) }))[0]!)
    await userEvent.click(await screen.findByRole('menuitem', { name: say(/移到列 2/, /Move to Columns 2/) }))
    await waitFor(() => {
      const columns = blocksOf(args)[3]?.dataField.columns as { goods: string[] }[]
      return expect(columns.map(({ goods }) => goods)).toEqual([['100101'], ['100003', '100001']])
    })
  },
}
/** Items of a list are moved and deleted by keys, with an announcement, and the focus follows. */
export const ItemsByKeys: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, say(/商品列表/, /Product list/))
    const goods = (await canvas.findAllByRole('grid', { name: say('商品', 'Products') })).at(-1)!
    const first = (await within(goods).findAllByRole('row'))[0]!
    first.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(blocksOf(args)[2]?.dataField.goods).toEqual(['100002', '100001', '100003', '100004']))
    await expect(await canvas.findByText(say(/已移到第 2 位，共 4 个/, /moved to position 2 of 4/))).toBeInTheDocument()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', '1'))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(blocksOf(args)[2]?.dataField.goods).toEqual(['100002', '100003', '100004']))
  },
}
export const ShelfByRule: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, say(/商品列表/, /Product list/))
    await userEvent.click(await canvas.findByRole('radio', { name: say('按规则', 'By rule') }))
    await waitFor(() => expect(blocksOf(args)[2]?.dataField.goods).toEqual({ sort: 2, time: 0, size: 10 }))
    await expect(await canvas.findByRole('combobox', { name: say('排序', 'Order') })).toBeVisible()
  },
}

const machines = createRegistry([
  defineBlock({
    type: 'machine',
    block: block({ name: localised({ required: true }), year: number({ fallback: 2000, min: 1900, max: 2100 }) }),
    Draw: ({ data, locale }) => (
      <p>
        {data.name[locale]}, {data.year}
      </p>
    ),
  }),
])
/** The host's own block and its own field for the year. */
export const OwnBlockAndField: Story = {
  args: {
    registry: machines,
    page: [{ type: 'machine', dataField: { name: { zh: '磨床', en: 'Grinder' }, year: 2019 } }],
    pickers: {
      own: {
        'machine.year': ({ id, label, value, onChange }) => (
          <label htmlFor={id}>
            {label}{' '}
            <input
              id={id}
              type="range"
              min={1990}
              max={2030}
              value={Number(value)}
              onChange={({ target }) => onChange(Number(target.value))}
            />
          </label>
        ),
      },
    },
  },
  play: async ({ canvas, args }) => {
    await choose(canvas, /machine/)
    fireEvent.change(await canvas.findByRole('slider'), { target: { value: '2021' } })
    await waitFor(() => expect(blocksOf(args)[0]?.dataField.year).toBe(2021))
  },
}
/** A text is typed on the page, in its own font. */
export const TypedOnPage: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvas, title)
    const shown = await pageIn(canvasElement)
    await userEvent.click(await shown.findByRole('button', { name: say('在页面上改文字', 'Type on the page') }))
    const field = await shown.findByRole('textbox', { name: say('页面上的文字', 'Text on the page') })
    await userEvent.clear(field)
    await userEvent.type(field, 'X200')
    await waitFor(() => expect(blocksOf(args)[1]?.dataField.title).toMatchObject(say({ zh: 'X200' }, { en: 'X200' })))
    await expect(field).toHaveValue('X200')
  },
}

const noDraft = { load: () => undefined, save: () => undefined, remove: () => undefined }
export const DraftSaved: Story = {
  args: { name: 'home', drafts: { ...noDraft, save: fn() } },
  play: async ({ canvas, args }) => {
    await choose(canvas, title)
    await userEvent.type(await canvas.findByDisplayValue('常备件'), 'A')
    await waitFor(() =>
      expect(args.drafts?.save).toHaveBeenCalledWith(
        'home',
        expect.objectContaining({ content: expect.stringContaining('常备件A') as string }),
      ),
    )
    await expect(await canvas.findByText(say(/^草稿已保存/, /^Draft saved/))).toBeVisible()
  },
}
export const DraftFailed: Story = {
  args: {
    name: 'home',
    drafts: {
      ...noDraft,
      save: () => {
        throw new Error('The disk is full.')
      },
    },
  },
  play: async ({ canvas }) => {
    await choose(canvas, title)
    await userEvent.type(await canvas.findByDisplayValue('常备件'), 'A')
    await expect(await canvas.findByText(say('草稿没有保存', 'The draft was not saved'))).toBeVisible()
  },
}
const savedAt = Date.parse('2026-11-21T09:30:00+08:00')
const draft = { content: JSON.stringify([page[1]]), savedAt }
/** A draft opens instead of the page. Discarding it brings the page back. */
export const DraftOpened: Story = {
  args: { name: 'home', drafts: { ...noDraft, load: () => draft } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say(/已打开 .*的草稿/, /unpublished draft of/))).toBeVisible()
    await expect(canvas.queryByRole('row', { name: say(/多列推荐“/, /Product columns “/) })).toBeNull()
  },
}
/** Once the draft is published, the notice about it ends. */
export const DraftPublished: Story = {
  args: { name: 'home', drafts: { ...noDraft, load: () => draft, remove: fn() } },
  play: async ({ canvas }) => {
    await canvas.findByText(say(/已打开 .*的草稿/, /unpublished draft of/))
    await publish(canvas)
    await userEvent.click(await screen.findByRole('button', { name: say('立即发布', 'Publish now') }))
    await expect(await canvas.findByText(say(/^已发布 /, /^Published /))).toBeVisible()
    await expect(canvas.queryByText(say(/已打开 .*的草稿/, /unpublished draft of/))).toBeNull()
  },
}
export const DraftDiscarded: Story = {
  args: { name: 'home', drafts: { ...noDraft, load: () => draft, remove: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('放弃草稿', 'Discard draft') }))
    await expect(await row(canvas, say(/多列推荐/, /Product columns/))).toBeVisible()
    await expect(args.drafts?.remove).toHaveBeenCalledWith('home')
  },
}
export const OtherTab: Story = {
  args: {
    name: 'home',
    drafts: {
      ...noDraft,
      join: (_, onOther) => {
        onOther()
        return () => undefined
      },
    },
  },
}
const shared = {
  url: 'https://shop.example/select-decorate?renovationId=1&sid=0&draft=1.4.1764489600.Zm9vYmFy',
  expires: Date.now() + 3 * 24 * 60 * 60_000,
}
const share = press(say('分享草稿', 'Share draft'))
/** The address of the draft is shown with how long it is valid, and is copied. */
export const Shared: Story = {
  args: { page: [page[1]], published: page, onShare: async () => shared },
  play: async ({ canvas }) => {
    await share(canvas)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByDisplayValue(shared.url)).toBeVisible()
    await expect(dialog.getByText(say(/3 天内有效/, /valid for 3 days/))).toBeVisible()
    await expect(dialog.getByRole('link', { name: say(/打开草稿/, /Open the draft/) })).toHaveAttribute(
      'href',
      shared.url,
    )
    await expect(dialog.getByRole('button', { name: say('复制地址', 'Copy address') })).toBeVisible()
  },
}
export const ShareWithoutDraft: Story = {
  args: { onShare: async () => shared },
  play: async ({ canvas }) => {
    await share(canvas)
    await expect(await screen.findByText(say(/没有可分享的草稿/, /no draft to share/))).toBeVisible()
  },
}
export const ShareFailed: Story = {
  args: { page: [page[1]], published: page, onShare: async () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await share(canvas)
    await expect(await screen.findByText(say(/没有取到草稿的地址/, /could not be loaded/))).toBeVisible()
  },
}
export const Templates: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('模板', 'Templates') }))
    await expect(await screen.findByRole('button', { name: say(/促销活动/, /^Sale/) })).toBeVisible()
  },
}
/** A template replaces the page, and undo brings the page back. */
export const TemplateUsed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('模板', 'Templates') }))
    await userEvent.click(await screen.findByRole('button', { name: say(/备件首页/, /Spare parts home/) }))
    await waitFor(() => expect(typesOf(args)).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: say('撤销', 'Undo') }))
    await waitFor(() => expect(typesOf(args)).toEqual(page.map(({ type }) => type)))
    await userEvent.click(canvas.getByRole('button', { name: say('重做', 'Redo') }))
  },
}
const edited = [
  { ...page[1], dataField: { ...page[1].dataField, title: { zh: '现货', en: 'In stock' } } },
  page[0],
  page[2],
  { type: 'auxiliary_interval', id: 'space', dataField: { height: 24 } },
]
/** Publishing says in words what changes for buyers. */
export const Publish: Story = {
  args: { page: edited, published: page },
  play: async ({ canvas, args }) => {
    await publish(canvas)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(say(/新增 1 个模块：辅助间隔/, /1 block added: Space/))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: say('立即发布', 'Publish now') }))
    await waitFor(() => expect(args.onPublish).toHaveBeenCalled())
    await expect(await canvas.findByText(say(/^已发布 /, /^Published /))).toBeVisible()
  },
}
/** The mall's reason, and the place of what it does not accept. */
export const PublishRefused: Story = {
  args: {
    page: edited,
    published: page,
    onPublish: fn(async () =>
      Promise.reject(
        new PageRefusal('A00014', storyText('页面有 1 处问题，未发布', 'The page was not published. Problems: 1'), [
          diagnostic('badLink', '$[0].dataField.link'),
        ]),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await publish(canvas)
    await userEvent.click(await screen.findByRole('button', { name: say('立即发布', 'Publish now') }))
    await expect(await screen.findByText(say(/链接无效/, /The link leads nowhere/))).toBeVisible()
  },
}
export const PublishOpen: Story = { args: { page: edited, published: page }, play: ({ canvas }) => publish(canvas) }
export const PublishFailed: Story = {
  args: { page: edited, published: page, onPublish: fn(async () => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await publish(canvas)
    await userEvent.click(await screen.findByRole('button', { name: say('立即发布', 'Publish now') }))
    await expect(await screen.findByText(say(/页面没有发布/, /was not published/))).toBeVisible()
  },
}
export const NothingToPublish: Story = {
  play: async ({ canvas }) => {
    await publish(canvas)
    await expect(await screen.findByRole('button', { name: say('立即发布', 'Publish now') })).toBeDisabled()
  },
}
