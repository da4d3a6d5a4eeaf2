import type { Meta, StoryObj } from '@storybook/react-vite'
import { mock, noResponse } from '@millwright/fixtures/mock'
import { storyApi } from '@millwright/fixtures/storyMall'
import { Stack } from '@millwright/ui/Stack'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { SearchBox } from './SearchBox.tsx'
import type { SearchBoxProps } from './SearchBox.tsx'
import type { Ask } from './useSuggestions.ts'

const asked = fn()
const ask: Ask = (keyword) => {
  asked(keyword)
  return storyApi().suggest({ keyword })
}
/** Delays the responses to shorter terms, so that they arrive after the responses to longer ones. */
const late: Ask = async (keyword) => {
  const found = await ask(keyword)
  await new Promise((resolve) => setTimeout(resolve, 400 / keyword.length))
  return found.filter(({ text }) => text.includes(keyword))
}

function StorySearch({ past: _, ...rest }: SearchBoxProps & { past?: string[] }) {
  return <SearchBox onSuggest={ask} {...rest} />
}

const meta = {
  component: StorySearch,
  subcomponents: { SearchBox },
  parameters: { mockData: [mock('suggest')] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640, minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: ({ args }) => {
    localStorage.setItem('searches', JSON.stringify(args.past ?? []))
    asked.mockClear()
  },
} satisfies Meta<typeof StorySearch>
export default meta
type Story = StoryObj<typeof meta>

const boxOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input')!
const options = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('[role="option"]')]
const activeWords = (canvasElement: HTMLElement) =>
  canvasElement.ownerDocument.getElementById(boxOf(canvasElement).getAttribute('aria-activedescendant') ?? '')
    ?.textContent

export const Default: Story = {}
export const Searched: Story = { args: { keyword: '6205-2RS' } }
export const ShopSearch: Story = { args: { kind: 'shop' } }
/** Spaces around the term are trimmed, for shops and products alike. */
export const SurroundingSpacesTrimmed: Story = {
  args: { kind: 'shop', onSearch: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, '  SKF  {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: 'SKF', kind: 'shop' })
    await expect(field).toHaveValue('SKF')
  },
}

export const WithError: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(boxOf(canvasElement), '   ')
    await userEvent.click(canvas.getByRole('button', { name: storyText('搜索', 'Search') }))
    const goods = canvas.getByRole('alert').textContent
    await expect(goods).not.toBe('')
    await userEvent.selectOptions(canvasElement.querySelector('select')!, 'shop')
    await userEvent.click(canvas.getByRole('button', { name: storyText('搜索', 'Search') }))
    await expect(canvas.getByRole('alert').textContent).not.toBe(goods)
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/shopList')
  },
}
/**
 * By keyboard alone, from the kind to the suggestions. The focus stays in the input, arrow keys cycle, Escape closes,
 * and the typed text stays.
 */
export const Keyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const box = boxOf(canvasElement)
    await userEvent.tab()
    await expect(canvasElement.querySelector('select')).toHaveFocus()
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('62')
    await waitFor(() => expect(options(canvasElement)).toHaveLength(6), { timeout: 3000 })
    await expect(canvas.getByRole('status')).toHaveTextContent('6')
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(activeWords(canvasElement)).toBeDefined())
    await expect(activeWords(canvasElement)).toBe(options(canvasElement)[5]!.textContent)
    await userEvent.keyboard('{Home}')
    await expect(activeWords(canvasElement)).toContain('6205-2RS')
    await userEvent.keyboard('{Escape}')
    await expect(options(canvasElement)).toHaveLength(0)
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'))
    await expect(box).toHaveValue('62')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(box).toHaveFocus()
    await expect(options(canvasElement).map((option) => option.getAttribute('href'))).toEqual([
      '/detail/100001',
      '/detail/100101',
      '/list/cpid-101_cid-10101_thCid-1010101_st-0_p-3',
      '/list?brand=1',
      expect.stringMatching(/^\/list\/pn-/),
      '/shopIndex?sid=1',
    ])
  },
}
/** The slash key focuses the search field from anywhere on the page. In a text field the key types a slash. */
export const FocusedBySlashKey: Story = {
  play: async ({ canvasElement }) => {
    const box = boxOf(canvasElement)
    await userEvent.keyboard('/')
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('')
    await userEvent.keyboard('1/2')
    await expect(box).toHaveValue('1/2')
    // After a navigation the heading has the focus.
    const heading = document.createElement('h1')
    heading.tabIndex = -1
    canvasElement.append(heading)
    heading.focus()
    await userEvent.keyboard('/')
    heading.remove()
    await expect(box).toHaveFocus()
  },
}
/** The shortcut can be turned off and on, and the next page remembers it (WCAG 2.1.4). */
export const SlashTurnedOff: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const box = boxOf(canvasElement)
    const key = await canvas.findByRole('button', { name: storyText(/^\/ 键/, /^\/ key/) })
    await expect(key).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(key)
    await expect(document.cookie).toContain('slash=off')
    key.blur()
    await userEvent.keyboard('/')
    await expect(box).not.toHaveFocus()
    await userEvent.click(key)
    key.blur()
    await userEvent.keyboard('/')
    await expect(box).toHaveFocus()
  },
}
export const Suggesting: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await userEvent.type(boxOf(canvasElement), '62')
    await waitFor(() => expect(options(canvasElement)).toHaveLength(6), { timeout: 3000 })
  },
}
/** Enter follows the highlighted link, as a click does. */
export const SuggestionFollowed: Story = {
  play: async ({ canvasElement }) => {
    const followed = fn()
    const hear = (event: Event) => {
      const link = (event.target as Element).closest('a')
      if (!link) return
      event.preventDefault()
      followed(link.getAttribute('href'))
    }
    canvasElement.addEventListener('click', hear)
    await userEvent.type(boxOf(canvasElement), '62')
    await waitFor(() => expect(options(canvasElement)).toHaveLength(6), { timeout: 3000 })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    canvasElement.removeEventListener('click', hear)
    await expect(followed).toHaveBeenCalledOnce()
    await expect(followed).toHaveBeenCalledWith('/detail/100101')
    await expect(options(canvasElement)).toHaveLength(0)
  },
}
/** Continuous typing sends one request, and a late response does not replace a newer one. */
export const OutdatedResponse: Story = {
  args: { onSuggest: late },
  play: async ({ canvasElement }) => {
    const box = boxOf(canvasElement)
    await userEvent.type(box, '6')
    await waitFor(() => expect(asked).toHaveBeenCalledWith('6'), { timeout: 3000 })
    await userEvent.type(box, '205')
    await waitFor(() => expect(options(canvasElement)).toHaveLength(1), { timeout: 3000 })
    await new Promise((resolve) => setTimeout(resolve, 450))
    await expect(options(canvasElement)).toHaveLength(1)
    await expect(asked.mock.calls.map(([keyword]) => keyword as string)).toEqual(['6', '6205'])
  },
}
/** Shows no list before the first response. Later the previous list stays until the next response. */
export const Loading: Story = {
  parameters: { mockData: [mock('suggest', undefined, 60_000)] },
  play: async ({ canvasElement }) => {
    await userEvent.type(boxOf(canvasElement), '62')
    await expect(options(canvasElement)).toHaveLength(0)
    await expect(boxOf(canvasElement)).toHaveValue('62')
  },
}
/** If the API fails, the box works as a plain one. */
export const RequestFailed: Story = {
  parameters: { mockData: [mock('suggest', noResponse)] },
  play: async ({ canvasElement }) => {
    await userEvent.type(boxOf(canvasElement), 'down')
    await waitFor(() => expect(asked).toHaveBeenCalledWith('down'), { timeout: 3000 })
    await expect(options(canvasElement)).toHaveLength(0)
  },
}
/** Shown before typing. Past searches can be removed one by one or all at once. */
export const PastSearches: Story = {
  tags: ['picture'],
  args: { past: ['6205-2RS', 'M8×40', '5.5 kW'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxOf(canvasElement))
    await waitFor(() => expect(options(canvasElement)).toHaveLength(4), { timeout: 3000 })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}')
    await expect(
      options(canvasElement)
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).toEqual(['6205-2RS', '5.5 kW'])
  },
}
export const PastSearchesCleared: Story = {
  args: { past: ['6205-2RS', 'M8×40'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxOf(canvasElement))
    await waitFor(() => expect(options(canvasElement)).toHaveLength(3), { timeout: 3000 })
    await userEvent.click(options(canvasElement)[2]!)
    await expect(options(canvasElement)).toHaveLength(0)
    await expect(localStorage.getItem('searches')).toBe('[]')
  },
}
export const LongText: Story = {
  render: (args) => (
    <StorySearch
      {...args}
      keyword={storyText(
        '湖南省长沙市经济技术开发区挖掘机回转支承总成（带内齿圈、含密封件与润滑脂）XJZG20261121',
        'Slewing ring assembly with inner gear, seals and grease for 21 t crawler excavators XJZG20261121',
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const RightToLeft: Story = { args: { keyword: '6205-2RS' }, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  // Several instances on one page, only in this story.
  parameters: {
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    pseudo: {
      hover: ['#hover button'],
      focusVisible: ['#focus button'],
      focusWithin: ['#focus form'],
      active: ['#pressed button'],
    },
  },
  render: (args) => (
    <Stack space={16}>
      <StorySearch {...args} />
      <StorySearch {...args} kind="shop" />
      <StorySearch {...args} keyword="6205-2RS" />
      {['hover', 'focus', 'pressed'].map((state) => (
        <div key={state} id={state}>
          <StorySearch {...args} keyword="6205-2RS" />
        </div>
      ))}
    </Stack>
  ),
}
