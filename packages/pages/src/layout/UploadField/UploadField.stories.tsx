import { mockUpload, refused } from '@millwright/fixtures/mock'
import { storyText } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { chooseFile } from '../../loading/testing/chooseFile.ts'
import type { SendFile } from './sendFile.ts'
import { UploadField } from './UploadField.tsx'

const id = (n: number) => `files/00000000-0000-4000-8000-00000000000${n}`
const file = (name: string) => new File(['1'], name, { type: 'image/png' })
/** The number of aborted uploads. */
let ended = 0
/** An upload that never ends, since the mock addon reports no progress. */
const endless: SendFile = ({ onProgress, signal }) =>
  new Promise(() => {
    onProgress(40)
    signal.addEventListener('abort', () => ended++)
  })

const meta = {
  component: UploadField,
  parameters: { layout: 'padded', mockData: [mockUpload({ filePath: id(1) })] },
  args: {
    label: storyText('凭证', 'Vouchers'),
    name: 'photoFiles',
    kind: 'voucher',
    maxFiles: 5,
  },
} satisfies Meta<typeof UploadField>
export default meta
type Story = StoryObj<typeof meta>

const values = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ value }) => value)

export const Empty: Story = {}
/** A form that was refused before scripts loaded keeps its files. */
export const Kept: Story = {
  args: { stored: `${id(1)},${id(2)}` },
  play: async ({ canvasElement }) => {
    await expect(values(canvasElement)).toEqual([id(1), id(2)])
  },
}
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement, file('a.png'))
    await waitFor(() => expect(values(canvasElement)).toEqual([id(1)]))
  },
}
/** A file of another format is not uploaded, and the error lists the accepted formats. */
export const OtherFormat: Story = {
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, new File(['1'], 'a.pdf', { type: 'application/pdf' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        storyText('a.pdf：仅支持 JPEG / PNG / WEBP / GIF', 'a.pdf: only JPEG / PNG / WEBP / GIF are accepted'),
      ),
    )
    await expect(values(canvasElement)).toEqual([])
  },
}
/** Removing a file aborts its upload. */
export const Cancelled: Story = {
  args: { send: endless },
  play: async ({ canvas, canvasElement }) => {
    ended = 0
    await chooseFile(canvasElement, file('a.png'))
    await expect(await canvas.findByRole('progressbar', { name: 'a.png' })).toHaveValue(40)
    await userEvent.click(canvas.getByRole('button', { name: storyText('移除a.png', 'Remove a.png') }))
    await expect(ended).toBe(1)
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
export const Sending: Story = {
  args: { send: endless },
  play: async ({ canvasElement }) => chooseFile(canvasElement, file('a.png')),
}
/** The mall refuses the same file again, so there is no retry: only remove, or choose another file. */
export const RefusedByTheMall: Story = {
  parameters: { mockData: [mockUpload(refused('A00001', storyText('文件已损坏或不完整', 'The file is damaged')))] },
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, file('a.png'))
    await expect(await canvas.findByText(storyText('文件已损坏或不完整', 'The file is damaged'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: storyText('重试a.png', 'Try a.png again') })).toBeNull()
    await expect(canvas.getByRole('button', { name: storyText('移除a.png', 'Remove a.png') })).toBeVisible()
    await expect(values(canvasElement)).toEqual([])
  },
}
let turn = 0
/** The connection failed. A retry sends the same file. */
export const TriedAgain: Story = {
  parameters: { mockData: [{ ...mockUpload(), response: () => (turn++ ? { filePath: id(3) } : {}) }] },
  beforeEach: () => {
    turn = 0
  },
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, file('a.png'))
    const again = await canvas.findByRole('button', { name: storyText('重试a.png', 'Try a.png again') })
    await userEvent.click(again)
    await waitFor(() => expect(values(canvasElement)).toEqual([id(3)]))
  },
}
