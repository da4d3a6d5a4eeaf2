const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/acad': 'dwg',
  'model/step': 'step',
}
const LONGEST = 80

/**
 * Returns a file name that is safe to show and to offer for download: without path, control and bidi characters, with
 * the extension of its type.
 */
export function fileNameOf(sent: string, type: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*%;]/gu, '')
    .replace(/(\.\w{1,5})+$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${[...stem].slice(0, LONGEST).join('') || 'file'}.${endings[type] ?? 'bin'}`
}
