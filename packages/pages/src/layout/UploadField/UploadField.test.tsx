// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { FileKind } from '@millwright/domain/files/fileKinds'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { UploadField } from './UploadField.tsx'

afterEach(cleanup)

/** Returns the error for a file dropped on the field. */
function said(file: File, kind: FileKind, locale: 'zh' | 'en') {
  render(
    <Texts locale={locale} resources={resourcesOf(locale, ['upload'])}>
      <UiProvider locale={locale}>
        <UploadField label="Vouchers" name="files" kind={kind} maxFiles={5} />
      </UiProvider>
    </Texts>,
  )
  const input = screen.getByLabelText('Vouchers', { selector: 'input' })
  fireEvent.drop(input.parentElement!, { dataTransfer: { files: [file] } })
  const words = screen.getByRole('alert').textContent
  cleanup()
  return words
}

it.each([
  ['voucher', 'JPEG / PNG / WEBP / GIF'],
  ['attachment', 'JPEG / PNG / WEBP / GIF / PDF / XLSX / DWG / STEP'],
] as const)('names the accepted formats of a %s if a file has another format [R5.11]', (kind, formats) => {
  const page = new File(['<p>'], 'a.html', { type: 'text/html' })
  expect(said(page, kind, 'zh')).toBe(`a.html：仅支持 ${formats}`)
  expect(said(page, kind, 'en')).toBe(`a.html: only ${formats} are accepted`)
})
