import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { FileUpload } from './FileUpload.tsx'
import type { FileUploadProps, UploadFile } from './FileUpload.tsx'

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#dfe5ea"/><circle cx="60" cy="60" r="40" fill="none" stroke="#14181d" stroke-width="8"/><circle cx="60" cy="60" r="18" fill="none" stroke="#14181d" stroke-width="8"/></svg>')}`
const files: UploadFile[] = [
  {
    id: '1',
    name: storyText('轴承外圈裂纹.jpg', 'cracked outer ring.jpg'),
    size: 2_350_000,
    type: 'image/jpeg',
    preview: drawing,
    value: 'upload/1.jpg',
  },
  { id: '2', name: storyText('安装图 A3.pdf', 'drawing A3.pdf'), size: 860_000, type: 'application/pdf', progress: 42 },
  {
    id: '3',
    name: storyText('验收单.pdf', 'acceptance.pdf'),
    size: 12_400_000,
    type: 'application/pdf',
    error: storyText('网络中断，未上传', 'The connection was lost; not uploaded'),
  },
]
const meta = {
  component: FileUpload,
  tags: ['new', '!stable'],
  args: {
    label: storyText('退货凭证', 'Proof for the return'),
    name: 'vouchers',
    hint: storyText('JPG、PNG 或 PDF，最多 5 个，每个不超过 20 MB', 'JPG, PNG or PDF, five at most, 20 MB each'),
    accept: 'image/*,.pdf',
    maxFiles: 5,
    maxBytes: 20_000_000,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

/** A page that keeps the list, uploads each file and reports progress. */
function Kept(args: FileUploadProps) {
  const [files, setFiles] = useState(args.files ?? [])
  return (
    <form>
      <FileUpload
        {...args}
        files={files}
        onAdd={(change) => {
          args.onAdd?.(change)
          setFiles((before) => [
            ...before,
            ...change.files.map((file) => ({ id: file.name, name: file.name, size: file.size, type: file.type, file })),
          ])
        }}
        onRemove={({ id }) => setFiles((before) => before.filter((file) => file.id !== id))}
      />
    </form>
  )
}

const make = (name: string, type: string, text = 'x') => new File([text], name, { type })

function holding(...files: File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

export const Default: Story = { render: Kept }
export const WithFiles: Story = {
  args: { files },
  play: async ({ canvas }) => {
    // Screen readers read the progress bar on request and do not announce each step.
    await expect(canvas.getByRole('progressbar')).toHaveValue(42)
    await expect(canvas.getByText('42%').closest('[aria-hidden=true]')).not.toBeNull()
    await expect(canvas.getByText(/^12 ?MB$/).closest('[aria-hidden=true]')).toBeNull()
  },
}
export const Pictures: Story = { args: { files, look: 'pictures' } }
export const Disabled: Story = { args: { files, disabled: true } }
export const WithError: Story = {
  args: { error: storyText('请上传至少一张照片', 'Upload one photograph at least'), required: true },
}
/** Without `onAdd` it is a native file input. */
export const NativeInput: Story = { args: { onAdd: undefined } }

export const FilesSelected: Story = {
  render: Kept,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(storyText(/退货凭证/, /Proof for the return/), {
      selector: 'input',
    })
    input.files = holding(
      make(storyText('照片.png', 'photo.png'), 'image/png'),
      make(storyText('说明.txt', 'notes.txt'), 'text/plain'),
    ).files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await expect(await canvas.findByText(storyText('照片.png', 'photo.png'))).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('说明.txt', 'notes.txt'))
    const sent = () =>
      new FormData(canvasElement.querySelector('form')!).getAll('vouchers').map((file) => (file as File).name)
    await waitFor(() => expect(sent()).toEqual([storyText('照片.png', 'photo.png')]))
    await userEvent.click(canvas.getByRole('button', { name: storyText(/照片\.png/, /photo\.png/) }))
    await expect(canvas.queryByText(storyText('照片.png', 'photo.png'))).toBeNull()
    // An empty file input submits one file without a name.
    await waitFor(() => expect(sent()).toEqual(['']))
    await expect(input).toHaveFocus()
  },
}
export const FilesDropped: Story = {
  args: { files: [], maxFiles: 1, accept: '.pdf' },
  play: async ({ args, canvas }) => {
    const zone = canvas.getByLabelText(storyText(/退货凭证/, /Proof for the return/), {
      selector: 'input',
    }).parentElement!
    const dataTransfer = holding(
      make(storyText('图纸.PDF', 'plan.PDF'), 'application/pdf'),
      make(storyText('第二张.pdf', 'second.pdf'), 'application/pdf'),
    )
    zone.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(zone.closest('[data-over]')).not.toBeNull())
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        files: [expect.objectContaining({ name: storyText('图纸.PDF', 'plan.PDF') })],
        refused: [{ file: expect.objectContaining({ name: storyText('第二张.pdf', 'second.pdf') }), reason: 'count' }],
      }),
    )
    await waitFor(() => expect(zone.closest('[data-over]')).toBeNull())
  },
}
/** Pasted files are added while the focus is inside the field. After a removal the next file gets the focus. */
export const Keyboard: Story = {
  args: { files, look: 'list' },
  render: Kept,
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(storyText(/退货凭证/, /Proof for the return/), { selector: 'input' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    const clipboardData = holding(make(storyText('截图.png', 'shot.png'), 'image/png'))
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    await expect(await canvas.findByText(storyText('截图.png', 'shot.png'))).toBeVisible()
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', { name: storyText(/轴承外圈裂纹\.jpg/, /cracked outer ring\.jpg/) }),
    ).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText(storyText('轴承外圈裂纹.jpg', 'cracked outer ring.jpg'))).toBeNull()
    await expect(canvas.getByRole('button', { name: storyText(/安装图 A3\.pdf/, /drawing A3\.pdf/) })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onRetry).toHaveBeenCalledWith({ id: '3' })
  },
}
const long: UploadFile[] = [
  {
    id: 'zh',
    name: storyText(
      '江苏苏州工业园区星湖街三百二十八号仓库第三批次深沟球轴承外圈滚道剥落照片及拆箱过程记录_最终版_20261121.jpg',
      'Warehouse_328_Xinghu_Street_third_lot_of_deep_groove_ball_bearings_spalled_raceway_and_unpacking_final_20261121.jpg',
    ),
    size: 18_240_000,
    type: 'image/jpeg',
    error: storyText(
      '服务器暂时不接受此文件，请稍后再试，或联系客服协助上传',
      'The server does not take this file at the moment. Try again later, or ask our service to upload it for you',
    ),
  },
  {
    id: 'en',
    name: storyText(
      '深沟球轴承6205-2RS_C3第三批外圈滚道剥落检验记录及质量异议处理单_最终版_含签字.pdf',
      'Inspection_record_of_the_spalled_raceway_of_deep_groove_ball_bearing_6205-2RS_C3_third_lot_final.pdf',
    ),
    size: 9_100_000,
    type: 'application/pdf',
    progress: 87,
    error: undefined,
  },
]
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { files: long },
  render: (args) => (
    <Stack space={24}>
      <FileUpload {...args} />
      <FileUpload
        {...args}
        label={storyText(
          '能够说明问题的照片、图纸与送货单',
          'Photographs, drawings and the delivery note that show what is wrong',
        )}
        look="pictures"
        hint={storyText(
          'JPG、PNG 或 PDF，不超过五个文件，每个最大 20 MB；人脸与车牌会作模糊处理',
          'JPG, PNG or PDF, no more than five files of at most 20 MB each; faces and number plates are made unrecognisable',
        )}
      />
    </Stack>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { files } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: {
    pseudo: { hover: ['label[for="hovered"]'], focusVisible: ['#focused'], active: ['label[for="pressed"]'] },
  },
  render: (args) => (
    <Stack space={24}>
      <FileUpload {...args} id="empty" />
      <FileUpload {...args} id="hovered" label={storyText('悬停', 'Hover')} hint={undefined} />
      <FileUpload {...args} id="focused" label={storyText('焦点', 'Focus')} hint={undefined} />
      <FileUpload {...args} id="pressed" label={storyText('按下', 'Pressed')} hint={undefined} />
      <FileUpload {...args} id="files" files={files} />
      <FileUpload
        {...args}
        id="tiles"
        label={storyText('晒图', 'Photographs')}
        hint={undefined}
        files={files}
        look="pictures"
      />
      <FileUpload
        {...args}
        id="wrong"
        label={storyText('必填', 'Required')}
        hint={undefined}
        error={storyText('请上传至少一张照片', 'Upload one photograph at least')}
        required
      />
      <FileUpload
        {...args}
        id="off"
        label={storyText('停用', 'Disabled')}
        hint={undefined}
        files={files.slice(0, 1)}
        disabled
      />
      <FileUpload
        {...args}
        id="plain"
        label={storyText('浏览器自带', "The browser's own")}
        hint={undefined}
        onAdd={undefined}
      />
    </Stack>
  ),
}
