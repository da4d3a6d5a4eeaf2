import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from '../Pagination/Pagination.tsx'
import { UiProvider } from './UiProvider.tsx'

const pages = <Pagination page={2} pages={9} hrefOf={(page) => `?page=${page}`} />
const meta = { component: UiProvider, args: { locale: 'en', children: pages } } satisfies Meta<typeof UiProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Next/ })).toBeVisible()
  },
}
/** Some words replaced, or all of them for a third language. */
export const OtherWords: Story = {
  args: { messages: { next: 'Weiter', nextPage: 'Nächste Seite', previous: 'Zurück', previousPage: 'Vorige Seite' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Weiter|Nächste Seite/ })).toBeVisible()
  },
}
