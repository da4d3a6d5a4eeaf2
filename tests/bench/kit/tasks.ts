import type { Page } from 'playwright-core'

/** A key press whose effect is waited for. `done` is an expression of the page that is true once the effect is there. */
export type Act = { focus: (page: Page) => Promise<void>; key: string; done: string }
/** How a maker's page is driven. `ready` is an expression that is true once the page shows what it has. */
export type Driver = { ready: string; acts: readonly Act[] }
/** `acts` names what the drivers do, in their order. The first maker is ours. */
export type Task = {
  name: string
  title: string
  note: string
  acts: readonly string[]
  makers: Readonly<Record<string, Driver & { packageName?: string }>>
}

const stay = async () => undefined
const shows = (selector: string) => `!!document.querySelector(${JSON.stringify(selector)})`

const brand = async (page: Page) => page.getByRole('combobox', { name: 'Brand' }).focus()
const options = `[...document.querySelectorAll('[role="option"]')].filter((one) => one.checkVisibility())`
const form: Driver = {
  ready: `${shows('[name="company"]')} && ${shows('[name="about"]')}`,
  acts: [
    {
      focus: async (page) => page.locator('[name="company"]').click(),
      key: 'a',
      done: `document.querySelector('[name="company"]').value === 'a'`,
    },
    { focus: brand, key: 'ArrowDown', done: `${options}.length > 5` },
    {
      focus: brand,
      key: '7',
      done: `${options}.length > 0 && ${options}.every((one) => one.textContent.includes('7'))`,
    },
  ],
}

/** The focus is in a cell with another text than before the key. */
const moved = `document.activeElement.textContent !== window.focusedText`
const grid = (cell: string): Driver => ({
  ready: shows(cell),
  acts: [
    {
      focus: async (page) => page.locator(cell).first().click(),
      key: 'ArrowRight',
      done: moved,
    },
    { focus: stay, key: 'PageDown', done: moved },
    { focus: stay, key: 'Enter', done: `document.activeElement.matches('input')` },
  ],
})

const texts = `[document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)].map((one) => one?.body?.textContent ?? '').join(' ')`
const editor: Driver = {
  ready: `(${texts}).includes('Section 28')`,
  acts: [
    {
      focus: async (page) => {
        // A layer over the drawing takes the click.
        await page.frameLocator('iframe').getByText('Section 0', { exact: true }).click({ force: true })
        const field = await page.waitForFunction<HTMLElement>(
          `[...document.querySelectorAll('input, textarea')].findLast((one) => one.value === 'Section 0')`,
        )
        await field.asElement()?.click()
        await page.keyboard.press('End')
      },
      key: '7',
      done: `(${texts}).includes('Section 07')`,
    },
  ],
}

export const tasks: readonly Task[] = [
  {
    name: 'form',
    title: 'A supplier’s form of ten fields',
    note: 'Company, smallest order, unit, one of 500 brands, a date, a range of dates, checkbox, radio group, switch and text area. MUI has no number field, and its range of dates is not free: a text field and two dates stand for them.',
    acts: ['type a letter', 'open 500 brands', 'filter them'],
    makers: {
      ours: form,
      mantine: { ...form, packageName: '@mantine/core' },
      mui: { ...form, packageName: '@mui/material' },
    },
  },
  {
    name: 'grid',
    title: '50,000 products with editing',
    note: 'Ten columns that are sorted and edited in place. MUI’s free grid shows at most 100 rows at a time, so that its rows are in 500 pages. Mantine has a table and no grid: its table is measured with the rows in view (TanStack Virtual) and a field in the cell, as its users write it, without ranges, paste and undo.',
    acts: ['next cell', 'a page of rows down', 'begin to edit'],
    makers: {
      ours: grid('[role="gridcell"]'),
      mantine: { ...grid('td'), packageName: '@mantine/core' },
      mui: { ...grid('[role="gridcell"]'), packageName: '@mui/x-data-grid' },
    },
  },
  {
    name: 'editor',
    title: 'An editor of a page of 30 blocks',
    note: 'Titles and paragraphs, drawn by the same components in both editors. Ours brings the merchant’s fields, problems, drafts, two languages and the difference in words; Puck’s are in its README’s list beside ours.',
    acts: ['type a letter into a field of the chosen block'],
    makers: {
      ours: editor,
      puck: { ...editor, packageName: '@puckeditor/core' },
    },
  },
]
