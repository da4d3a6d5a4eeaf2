import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FileTree } from './FileTree.tsx'
import type { FileTreeProps, TreeFile } from './FileTree.tsx'

const stored: TreeFile = {
  id: '1',
  name: 'plan.pdf',
  folder: 'drawings',
  size: 1,
  type: 'application/pdf',
  value: 'up/1',
}
const html = (props: Partial<FileTreeProps> = {}) =>
  renderToStaticMarkup(<FileTree label="Drawings" name="files" pathName="paths" {...props} />)
const inputs = (text: string) => [...text.matchAll(/<input [^>]*>/g)].map(([input]) => input)

it('is a native input for several files before scripts load', () => {
  const [input] = inputs(html({ required: true, accept: '.pdf' }))
  for (const attribute of ['type="file"', 'name="files"', 'multiple=""', 'accept=".pdf"', 'required=""'])
    expect(input).toContain(attribute)
  expect(input).not.toContain('webkitdirectory')
})
it('submits the value and the path of each stored file', () => {
  const all = inputs(html({ files: [stored] })).join('\n')
  expect(all).toContain('type="hidden" name="files" value="up/1"')
  expect(all).toContain('type="hidden" name="paths" value="drawings/plan.pdf"')
  expect(all).not.toMatch(/type="file"[^>]*name=/)
})
it('renders the first rows on the server, folders closed', () => {
  const text = html({ files: [stored] })
  expect(text).toContain('role="treeitem"')
  expect(text).toContain('drawings')
  expect(text).not.toContain('plan.pdf</bdi>')
  expect(html({ files: [stored], defaultExpanded: ['drawings'] })).toContain('plan.pdf</bdi>')
})
it('has no input if the files can only be looked at', () => {
  expect(html({ files: [stored], readOnly: true })).not.toContain('type="file"')
})
