import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FileUpload } from './FileUpload.tsx'

const stored = { id: '1', name: 'a.png', size: 1, type: 'image/png', value: 'upload/a.png' }
const inputs = (html: string) => [...html.matchAll(/<input [^>]*>/g)].map(([input]) => input)

it('is a native file input before scripts load', () => {
  const [input] = inputs(
    renderToStaticMarkup(
      <FileUpload label="Photographs" name="photos" accept="image/*" maxFiles={9} required onAdd={() => undefined} />,
    ),
  )
  for (const attribute of ['type="file"', 'name="photos"', 'accept="image/*"', 'multiple=""', 'required=""'])
    expect(input).toContain(attribute)
})

it('submits the value of each stored file, without an additional empty file', () => {
  const [file, value] = inputs(
    renderToStaticMarkup(
      <FileUpload label="Photographs" name="photos" required files={[stored]} onAdd={() => undefined} />,
    ),
  )
  expect(file).not.toContain('name=')
  expect(file).not.toContain('required')
  expect(value).toContain('type="hidden" name="photos" value="upload/a.png"')
})
