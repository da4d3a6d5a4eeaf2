import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { FileTree } from './FileTree.tsx'
import type { FileTreeProps, TreeFile } from './FileTree.tsx'

const drawings = storyText('图纸', 'Drawings')
const gearbox = storyText('减速机', 'Gearbox')
const papers = storyText('装箱单据', 'Papers')
const pdf = 'application/pdf'
const files: TreeFile[] = [
  { id: '1', name: 'GB-200 assembly.pdf', folder: `${drawings}/${gearbox}`, size: 2_350_000, type: pdf, value: 'up/1' },
  { id: '2', name: 'shaft 35 h6.step', folder: `${drawings}/${gearbox}`, size: 860_000, type: '', progress: 42 },
  {
    id: '3',
    name: storyText('箱体.dwg', 'housing.dwg'),
    folder: `${drawings}/${gearbox}`,
    size: 12_400_000,
    type: '',
    error: storyText('网络中断，未上传', 'The connection was lost; not uploaded'),
  },
  { id: '4', name: storyText('总图.pdf', 'overview.pdf'), folder: drawings, size: 540_000, type: pdf, value: 'up/4' },
  { id: '5', name: storyText('送货单.xlsx', 'delivery note.xlsx'), folder: papers, size: 31_000, type: '' },
  { id: '6', name: storyText('铭牌.jpg', 'nameplate.jpg'), size: 1_120_000, type: 'image/jpeg', value: 'up/6' },
]
const meta = {
  component: FileTree,
  tags: ['new', '!stable'],
  args: {
    label: storyText('技术资料', 'Technical documents'),
    name: 'documents',
    pathName: 'paths',
    hint: storyText('PDF、STEP、DWG、图片或表格，每个不超过 20 MB', 'PDF, STEP, DWG, pictures or sheets, 20 MB each'),
    defaultFiles: files,
    defaultExpanded: [drawings, `${drawings}/${gearbox}`],
    accept: '.pdf,.step,.dwg,.xlsx,image/*',
    formats: 'PDF / STEP / DWG / XLSX',
    maxBytes: 20_000_000,
    onChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileTree>
export default meta
type Story = StoryObj<typeof meta>

const InForm = (args: FileTreeProps) => (
  <form>
    <FileTree {...args} />
  </form>
)
const item = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) })
const maybe = (name: string) => screen.queryByRole('treeitem', { name: new RegExp(`^${name}`) })
const status = () => screen.getByRole('status')
const make = (name: string, type = pdf, text = 'x') => new File([text], name, { type })
function holding(...given: File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of given) data.items.add(file)
  return data
}
const drop = (target: Element, dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
const menuItem = (name: string) => screen.findByRole('menuitem', { name })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(item('shaft')).toHaveAttribute('aria-level', '3')
    await expect(item('shaft')).toHaveAccessibleName(storyText(/正在上传，42%/, /Uploading: 42%/))
    await expect(item(storyText('箱体', 'housing'))).toHaveAccessibleName(storyText(/网络中断/, /connection was lost/))
    await expect(item(drawings)).toHaveAccessibleName(storyText(/4 个文件.*失败 1 个/, /Files: 4.*Failed: 1/))
    await expect(maybe(storyText('送货单', 'delivery'))).toBeNull()
    await expect(canvas.getByText(storyText('已上传 3 个', 'Uploaded: 3'))).toBeVisible()
  },
}
/** Files to be chosen before there are any. */
export const Empty: Story = { args: { defaultFiles: undefined } }
export const Required: Story = {
  args: { defaultFiles: undefined, required: true, error: storyText('请上传图纸', 'Upload the drawings') },
}
export const Disabled: Story = { args: { disabled: true } }
/** Files that are stored already and can only be looked at. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultFiles: files.filter(({ value }) => value) },
  play: async ({ canvas }) => {
    await userEvent.click(item(drawings))
    await expect(maybe('GB-200')).toBeNull()
    await userEvent.click(item(drawings))
    await expect(item('GB-200')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** A chosen folder keeps its levels. A refused file stays at its place with the reason, and is not sent. */
export const FolderChosen: Story = {
  render: InForm,
  args: { defaultFiles: undefined, defaultExpanded: undefined, maxFiles: 3 },
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('[webkitdirectory]')!
    const inFolder = (file: File, path: string) =>
      Object.defineProperty(file, 'webkitRelativePath', { value: `${path}/${file.name}` })
    const given = [
      inFolder(make('plan.pdf'), 'lot/a'),
      inFolder(make('setup.exe', ''), 'lot'),
      inFolder(make('1.pdf'), 'lot'),
      inFolder(make('2.pdf'), 'lot'),
      inFolder(make('3.pdf'), 'lot'),
    ]
    Object.defineProperty(input, 'files', { value: given, configurable: true })
    await fireEvent.change(input)
    await expect(item('setup.exe')).toHaveAccessibleName(storyText(/仅支持 PDF/, /Only PDF/))
    await expect(item('3.pdf')).toHaveAccessibleName(storyText(/超过 3 个/, /More than 3/))
    await expect(item('a')).toHaveAttribute('aria-expanded', 'false')
    await expect(status()).toHaveTextContent(storyText('已添加 3 个文件，未接受 2 个', 'Added: 3, not accepted: 2'))
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({
        added: ['plan.pdf', '1.pdf', '2.pdf'].map((name) => expect.objectContaining({ name })),
      }),
    )
    const sent = new FormData(canvasElement.querySelector('form')!)
    await expect(sent.getAll('documents').map((file) => (file as File).name)).toEqual(['plan.pdf', '1.pdf', '2.pdf'])
    await expect(sent.getAll('paths')).toEqual(['lot/a/plan.pdf', 'lot/1.pdf', 'lot/2.pdf'])
  },
}
/** Files dropped on a folder go into it, beside the rows to the top level. */
export const FilesDropped: Story = {
  render: InForm,
  args: { height: 560 },
  play: async ({ canvasElement }) => {
    drop(item(papers), holding(make(storyText('质检单.pdf', 'inspection.pdf'))))
    await waitFor(() => expect(item(storyText('质检单', 'inspection'))).toHaveAttribute('aria-level', '2'))
    await expect(item(papers)).toHaveAttribute('aria-expanded', 'true')
    drop(item(papers), holding(make(storyText('质检单.pdf', 'inspection.pdf'))))
    await waitFor(() =>
      expect(
        screen.getAllByRole('treeitem', { name: storyText(/此文件夹中已有/, /in this folder already/) }),
      ).toHaveLength(1),
    )
    drop(screen.getByRole('tree').parentElement!, holding(make(storyText('合同.pdf', 'contract.pdf'))))
    await waitFor(() => expect(item(storyText('合同', 'contract'))).toHaveAttribute('aria-level', '1'))
    await expect(new FormData(canvasElement.querySelector('form')!).getAll('paths').slice(0, 2)).toEqual([
      storyText('装箱单据/质检单.pdf', 'Papers/inspection.pdf'),
      storyText('合同.pdf', 'contract.pdf'),
    ])
  },
}
/** Rows are dragged into folders. No folder goes into itself. */
export const Dragged: Story = {
  play: async ({ args }) => {
    const dataTransfer = new DataTransfer()
    const over = (target: Element) => fireEvent.dragOver(target, { dataTransfer })
    await fireEvent.dragStart(item(drawings), { dataTransfer })
    await expect(over(item(gearbox))).toBe(true)
    await fireEvent.dragEnd(item(drawings), { dataTransfer })
    await fireEvent.dragStart(item(gearbox), { dataTransfer })
    await fireEvent.dragOver(item(papers), { dataTransfer })
    await expect(item(papers)).toHaveAttribute('data-over', 'true')
    await fireEvent.drop(item(papers), { dataTransfer })
    await expect(item(gearbox)).toHaveAttribute('aria-level', '2')
    await expect(item(gearbox)).toHaveFocus()
    await expect(status()).toHaveTextContent(storyText('已移动 3 个文件', 'Moved: 3'))
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({
        files: expect.arrayContaining([expect.objectContaining({ id: '1', folder: `${papers}/${gearbox}` })]),
      }),
    )
  },
}
/** The way without a pointer that drags: a menu with every folder. A file of the same name keeps its place. */
export const MoveTo: Story = {
  args: { defaultFiles: [...files, { id: '7', name: storyText('总图.pdf', 'overview.pdf'), size: 3, type: pdf }] },
  play: async ({ canvas }) => {
    const overview = storyText('总图', 'overview')
    await userEvent.click(canvas.getAllByRole('button', { name: new RegExp(overview), hidden: true })[1]!)
    await userEvent.click(await menuItem(storyText('移动到…', 'Move to…')))
    await userEvent.click(await menuItem(drawings))
    await expect(status()).toHaveTextContent(storyText('1 个因目标文件夹有同名文件', 'has a file of that name: 1'))
    await userEvent.click(
      canvas.getByRole('button', { name: storyText(/操作：铭牌/, /Actions: nameplate/), hidden: true }),
    )
    await userEvent.click(await menuItem(storyText('移动到…', 'Move to…')))
    await userEvent.click(await menuItem(`${drawings} / ${gearbox}`))
    await expect(item(storyText('铭牌', 'nameplate'))).toHaveAttribute('aria-level', '3')
    await expect(item(storyText('铭牌', 'nameplate'))).toHaveFocus()
  },
}
/** Several entries are moved and removed together. A folder stands for everything beneath it. */
export const Several: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(item(gearbox))
    await expect(item(drawings)).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(item(storyText('铭牌', 'nameplate')))
    await expect(canvas.getByText(storyText('已选 4 个', 'Selected: 4'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: storyText('移动到…', 'Move to…') }))
    await userEvent.click(await menuItem(storyText('新建文件夹', 'New folder')))
    await expect(await screen.findByRole('textbox')).toHaveFocus()
    // The whole name is selected.
    await userEvent.keyboard(storyText('第二批{Enter}', 'Second lot{Enter}'))
    await expect(item(storyText('第二批', 'Second lot'))).toHaveFocus()
    await userEvent.click(item(storyText('第二批', 'Second lot')))
    await userEvent.click(canvas.getByRole('button', { name: storyText('移除', 'Remove') }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        removed: expect.arrayContaining([expect.objectContaining({ id: '1' }), expect.objectContaining({ id: '6' })]),
      }),
    )
    await expect(status()).toHaveTextContent(storyText('已移除 4 个', 'Removed: 4'))
    await expect(screen.getByRole('tree').contains(document.activeElement)).toBe(true)
  },
}
export const Renamed: Story = {
  render: InForm,
  play: async () => {
    item(drawings).focus()
    await userEvent.keyboard('{F2}')
    await userEvent.keyboard(`${papers}{Enter}`)
    await expect(screen.getByRole('alert')).toHaveTextContent(storyText('该名称已存在', 'exists already'))
    await userEvent.keyboard('{Escape}')
    await expect(item(drawings)).toHaveFocus()
    await userEvent.keyboard('{F2}')
    await userEvent.keyboard(storyText('机械图{Enter}', 'Mechanics{Enter}'))
    await expect(item(storyText('机械图', 'Mechanics'))).toHaveFocus()
    // Open folders stay open.
    await expect(item('shaft')).toBeVisible()
  },
}
/** A name that is refused while it is typed. */
export const NameRefused: Story = {
  play: async () => {
    item(drawings).focus()
    await userEvent.keyboard('{F2}')
    await userEvent.keyboard('a/b{Enter}')
    await expect(screen.getByRole('alert')).toHaveTextContent('/')
  },
}
/** The actions of a failed file begin with another try. */
export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: storyText(/操作：箱体/, /Actions: housing/), hidden: true }),
    )
    await userEvent.click(await menuItem(storyText('重试', 'Try again')))
    await expect(args.onRetry).toHaveBeenCalledWith({ id: '3' })
    await expect(item(storyText('箱体', 'housing'))).toHaveFocus()
  },
}
export const OpenMenu: Story = {
  play: async () => {
    item(drawings).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(await menuItem(storyText('重命名', 'Rename'))).toBeVisible()
  },
}
export const Keyboard: Story = {
  render: InForm,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText(storyText(/技术资料/, /Technical/), { selector: 'input' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: storyText('选择文件夹', 'Choose a folder') })).toHaveFocus()
    await userEvent.tab()
    await expect(item(drawings)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}gb')
    await expect(item('GB-200')).toHaveFocus()
    await userEvent.keyboard('{Control>}x{/Control}')
    await expect(item('GB-200')).toHaveAttribute('data-cut', 'true')
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(item(papers)).toHaveFocus()
    await userEvent.keyboard('{Control>}v{/Control}')
    await expect(item('GB-200')).toHaveFocus()
    await expect(item('GB-200')).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ removed: [expect.objectContaining({ id: '1' })] }),
    )
    await expect(screen.getByRole('tree').contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(canvas.getByText(storyText('已选 5 个', 'Selected: 5'))).toBeVisible()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByLabelText(storyText(/技术资料/, /Technical/), { selector: 'input' })).toHaveFocus()
  },
}
const many = Array.from({ length: 5000 }, (_, at): TreeFile => ({
  id: `f${at}`,
  name: `${storyText('图纸', 'drawing')} ${at}.pdf`,
  folder: `${storyText('批次', 'lot')} ${at % 4}`,
  size: 40_000 + at,
  type: pdf,
  ...(at % 3 === 0 ? { value: `up/${at}` } : at % 3 === 1 ? { progress: at % 100 } : {}),
}))
/** Only the visible rows are rendered, and the keys reach all of them. */
export const FiveThousandFiles: Story = {
  args: { defaultFiles: many, defaultExpanded: [0, 1, 2, 3].map((lot) => `${storyText('批次', 'lot')} ${lot}`) },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(5))
    await expect(screen.getAllByRole('treeitem').length).toBeLessThan(60)
    item(storyText('批次 0', 'lot 0')).focus()
    await userEvent.keyboard('{End}')
    await expect(item(`${storyText('图纸', 'drawing')} 4999\\.`)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(item(storyText('批次 0', 'lot 0'))).toHaveFocus()
  },
}
/** The host keeps the files, uploads the new ones and reports progress. */
export const Controlled: Story = {
  render: function Kept(args) {
    const [kept, setKept] = useState<readonly TreeFile[]>(args.defaultFiles ?? [])
    return (
      <FileTree
        {...args}
        defaultFiles={undefined}
        files={kept}
        onChange={({ files: next, added }) => {
          const isNew = new Set(added.map(({ id }) => id))
          setKept(next.map((file) => (isNew.has(file.id) ? { ...file, progress: 10 } : file)))
        }}
      />
    )
  },
  play: async () => {
    drop(item(papers), holding(make(storyText('质检单.pdf', 'inspection.pdf'))))
    await waitFor(() =>
      expect(item(storyText('质检单', 'inspection'))).toHaveAccessibleName(
        storyText(/正在上传，10%/, /Uploading: 10%/),
      ),
    )
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    item(drawings).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(item(drawings)).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item(drawings)).toHaveAttribute('aria-expanded', 'true')
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    defaultFiles: [
      {
        id: 'long',
        name: storyText(
          '江苏苏州工业园区星湖街三百二十八号仓库第三批次深沟球轴承外圈滚道剥落照片_最终版_20261121.jpg',
          'Warehouse_328_Xinghu_Street_third_lot_of_deep_groove_ball_bearings_spalled_raceway_final_20261121.jpg',
        ),
        folder: drawings,
        size: 18_240_000,
        type: 'image/jpeg',
        error: storyText(
          '服务器暂时不接受此文件，请稍后再试，或联系客服协助上传',
          'The server does not take this file at the moment. Try again later, or ask our service to upload it',
        ),
      },
      ...files,
    ],
  },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={24}>
      <FileTree {...args} id="files" />
      <FileTree {...args} id="none" defaultFiles={[]} label={storyText('尚无文件', 'No files')} hint={undefined} />
      <FileTree {...args} id="off" label={storyText('停用', 'Disabled')} hint={undefined} disabled />
      <FileTree {...args} id="seen" label={storyText('只读', 'Read only')} hint={undefined} readOnly />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [tree] = canvas.getAllByRole('tree')
    await userEvent.click(within(tree!).getByRole('treeitem', { name: new RegExp(`^${gearbox}`) }))
  },
}
