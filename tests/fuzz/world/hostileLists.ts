import { deflateSync } from 'node:zlib'
import type { TableProblem } from '../../../apps/mall-api/src/contexts/files/tables/TableFault.ts'
import { actingPdfs } from '../hostileFiles/actingPdfs.ts'
import { brokenPdfs } from '../hostileFiles/brokenPdfs.ts'
import { honestWorkbooks } from '../hostileFiles/honestWorkbooks.ts'
import { pdfFile, plainPage, stream, text as latin } from '../hostileFiles/pdfFile.ts'
import { tinyPng } from '../hostileFiles/pictures.ts'
import { part, relation, relations, workbookFile, workbookParts } from '../hostileFiles/workbookFile.ts'
import { zipFile } from '../hostileFiles/zipFile.ts'

type Outcome = TableProblem | 'text'
/** A file, the outcomes that are right, and text that must be in the result or must not. */
export type HostileList = {
  what: string
  name: string
  bytes: Uint8Array
  outcomes: readonly Outcome[]
  has?: string
  lacks?: string
}
type Made = Omit<HostileList, 'what'>

const MB = 1024 * 1024
const sheet = 'xl/worksheets/sheet1.xml'
const refusals: readonly Outcome[] = ['oldWorkbook', 'other', 'notText', 'cut', 'locked', 'heavy', 'scan', 'noRows']
const any: readonly Outcome[] = [...refusals, 'empty', 'text']
const damaged: readonly Outcome[] = ['cut', 'heavy', 'noRows', 'locked', 'scan', 'other']
const utf8 = (value: string) => Buffer.from(value)
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** These files take seconds to generate. */
const slow = / unpacks | of 20 MB|thousand|million|\d\d,\d/

/**
 * Yields hostile files for the reader of lists, reproducible by seed. `secret` is the text of the file `secretPath`, and
 * `address` a server: neither may be read. Every tenth file is honest and must be read in full.
 */
export function* hostileLists(
  count: number,
  seed: number,
  { secret, secretPath, address }: { secret: string; secretPath: string; address: string },
): Iterable<HostileList> {
  let state = seed >>> 0 || 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const pick = <T>(from: readonly T[]): T => from[random(from.length)]!
  const noise = (size: number) => Uint8Array.from({ length: size }, () => random(256))
  const article = () => `${pick(['6205', '6308', 'NU210', 'SKF-22', 'M8x'])}${random(90) + 10}`
  const row = (cells: readonly string[]) =>
    `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
  const formulas = [
    "=cmd|'/c calc'!A0",
    `=WEBSERVICE("${address}")`,
    '@SUM(1+1)*cmd|calc',
    '+1+41000',
    '-1+41002',
    `=IMPORTXML("${address}","//a")`,
    '=DDE("cmd";"/c calc";"a")',
    '\t=1+41000',
    '＝1+41000',
  ]
  const workbooks = honestWorkbooks.filter(({ what }) => !/ of \d\d,/.test(what))
  const acting = actingPdfs.map(({ bytes }) => bytes() as Buffer)
  const broken = brokenPdfs.filter(({ what }) => !slow.test(what)).map(({ bytes }) => bytes() as Buffer)
  const whole = [workbookFile(), ...workbooks.slice(0, 4).map(({ bytes }) => bytes() as Buffer)]
  const pdfs = [pdfFile(plainPage()), ...acting.slice(0, 3)]
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * MB, ' ')
  const bombs = [
    workbookFile({ instead: { [sheet]: zeros(100) } }),
    workbookFile({ more: [part('xl/sharedStrings.xml', zeros(90))] }),
    zipFile(
      workbookParts().map((entry) => (entry.name === sheet ? { ...entry, bytes: zeros(80), claimedSize: 900 } : entry)),
    ),
    zipFile(
      workbookParts().map((entry) =>
        entry.name === sheet ? { ...entry, bytes: zeros(20), claimedSize: 4_000_000_000 } : entry,
      ),
    ),
  ]
  const crowds = workbookFile({
    more: Array.from({ length: 3000 }, (_, index) => part(`xl/media/${index}.png`, '', { stored: true })),
  })
  const laughs = (root: string) => {
    let entities = '<!ENTITY a0 "ha">'
    for (let level = 1; level < 12; level++) entities += `<!ENTITY a${level} "${`&a${level - 1};`.repeat(10)}">`
    return `<?xml version="1.0"?><!DOCTYPE ${root} [${entities}]><${root}>&a11;</${root}>`
  }
  const outside = (root: string) =>
    `<?xml version="1.0"?><!DOCTYPE ${root} [<!ENTITY x SYSTEM "${pick([`file://${secretPath}`, address])}">]><${root}>&x;</${root}>`
  const nested = (depth: number): Buffer => {
    let inner = zipFile([part('a.txt', zeros(1))])
    for (let level = 0; level < depth; level++) inner = zipFile([part(`${level}.zip`, inner)])
    return inner
  }
  const flipped = (bytes: Uint8Array) => {
    const copy = Uint8Array.from(bytes)
    for (let times = 1 + random(8); times > 0; times--) copy[random(copy.length)] = random(256)
    return copy
  }
  const huge = Buffer.alloc(100 * MB, '6205-2RS;20\r\n')
  const long = Buffer.alloc(9 * MB, 'x')
  const wide = utf8(`6205-2RS${',1'.repeat(1_000_000)}\n`)
  const streamBomb = pdfFile({ ...plainPage(), 4: stream('/Filter /FlateDecode', deflateSync(zeros(300))) })
  const made = (name: string, bytes: Uint8Array, outcomes: readonly Outcome[], rest: Partial<Made> = {}): Made => ({
    name,
    bytes,
    outcomes,
    ...rest,
  })
  const looped = () => {
    const file = pdfFile(plainPage(), { trailer: '/Prev 99999' }).toString('latin1')
    const start = /startxref\n(\d+)/.exec(file)![1]!
    return latin(file.replace('/Prev 99999', `/Prev ${start.padStart(5, '0')}`))
  }
  const makers: readonly [what: string, make: () => Made][] = [
    [
      'formulas in a csv file',
      () => {
        const formula = pick(formulas)
        return made('a.csv', utf8(`${article()};5;"${formula.replaceAll('"', '""')}"\n`), ['text'], { lacks: '41001' })
      },
    ],
    [
      'formulas in a workbook',
      () => {
        const cell = `<c><f>${pick(formulas).trim().replace(/^=/, '').replaceAll('&', '').replaceAll('"', '&quot;')}</f><v>77</v></c>`
        const cells = `<row><c t="inlineStr"><is><t>${article()}</t></is></c>${cell}</row>`
        return made('a.xlsx', workbookFile({ cells }), ['text'], { has: '77', lacks: '41001' })
      },
    ],
    ['a workbook that unpacks to too much', () => made('a.xlsx', pick(bombs), ['heavy', 'cut'])],
    ['a workbook of thousands of parts', () => made('a.xlsx', crowds, ['heavy'])],
    ['archives in archives', () => made(pick(['a.xlsx', 'a.zip', 'a.csv']), nested(1 + random(30)), ['other'])],
    [
      'a workbook with an archive',
      () =>
        made(
          'a.xlsx',
          workbookFile({ more: [part('xl/embeddings/a.zip', nested(3)), part('xl/a.bin', pick(bombs))] }),
          ['text'],
          {
            has: '6204',
          },
        ),
    ],
    [
      'a workbook with macros',
      () =>
        made(
          pick(['a.xlsm', 'a.xlsx']),
          workbookFile({
            main: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
            relations: relation(
              'rId9',
              'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
              'vbaProject.bin',
            ),
            more: [part('xl/vbaProject.bin', Buffer.concat([ole, noise(500)]))],
          }),
          ['text'],
          { has: '6204' },
        ),
    ],
    [
      'a workbook with links to other files',
      () =>
        made(
          'a.xlsx',
          workbookFile({
            relations:
              relation('rId9', 'externalLink', 'externalLinks/externalLink1.xml') +
              relation('rId8', 'worksheet', address, true),
            sheetRelations: relation('rId1', 'hyperlink', pick([address, `file://${secretPath}`]), true),
            more: [
              part(
                'xl/externalLinks/externalLink1.xml',
                '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
              ),
              part(
                'xl/externalLinks/_rels/externalLink1.xml.rels',
                relations(relation('rId1', 'externalLinkPath', `file://${secretPath}`, true)),
              ),
              part('xl/connections.xml', `<connections><connection url="${address}"/></connections>`),
            ],
          }),
          ['text'],
          { has: '6204', lacks: secret },
        ),
    ],
    [
      'entities',
      () => {
        const [name, root] = pick([
          [sheet, 'worksheet'],
          ['xl/workbook.xml', 'workbook'],
          ['xl/_rels/workbook.xml.rels', 'Relationships'],
        ] as const)
        const xml = pick([laughs, outside])(root)
        return made('a.xlsx', workbookFile({ instead: { [name]: xml } }), ['cut'], { lacks: secret })
      },
    ],
    [
      'a workbook that was cut',
      () => {
        const bytes = pick(whole)
        return made('a.xlsx', bytes.subarray(0, 4 + random(bytes.length - 5)), damaged)
      },
    ],
    ['a damaged workbook', () => made('a.xlsx', flipped(pick(whole)), any, { lacks: secret })],
    [
      'another kind of file',
      () =>
        made(
          pick(['a.xlsx', 'a.csv', 'a.pdf', 'a.txt']),
          pick([
            () => tinyPng(),
            () => utf8('<!doctype html><script>alert(1)</script>'),
            () => latin('MZ\x90\0\x03\0\0\0'),
            () => latin('\x7fELF\x02\x01\x01'),
            () => latin('Rar!\x1a\x07\x01\0'),
            () => latin('\x1f\x8b\x08\0'),
            () => latin('{\\rtf1\\ansi a}'),
            () => utf8(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file://${secretPath}">]><a>&x;</a>`),
            () => latin('GIF89a\x01\0\x01\0'),
          ])(),
          ['other'],
          { lacks: secret },
        ),
    ],
    ['an old workbook', () => made(pick(['a.xls', 'a.xlsx']), Buffer.concat([ole, noise(2000)]), ['oldWorkbook'])],
    [
      'a workbook with a password',
      () =>
        made('a.xlsx', Buffer.concat([ole, noise(600), Buffer.from('EncryptedPackage', 'utf16le'), noise(900)]), [
          'locked',
        ]),
    ],
    [
      'an encrypted part',
      () =>
        made(
          'a.xlsx',
          zipFile(workbookParts().map((entry) => (entry.name === sheet ? { ...entry, flags: 1 } : entry))),
          ['locked', 'cut'],
        ),
    ],
    ['a csv file of 100 MB', () => made('a.csv', huge, ['tooLarge'])],
    ['a csv file of 9 MB', () => made('a.csv', huge.subarray(0, 9 * MB), ['text'], { has: '6205-2RS\t20' })],
    ['a million columns', () => made('a.csv', wide, ['text'], { has: '6205-2RS\t1' })],
    [
      'a row of 100,000 cells',
      () =>
        // A busy machine does not read it within the time that a file gets.
        made('a.xlsx', workbookFile({ cells: row([article(), ...Array.from({ length: 100_000 }, () => '1')]) }), [
          'text',
          'heavy',
        ]),
    ],
    [
      'long cells',
      () =>
        pick([
          () =>
            made('a.csv', Buffer.concat([utf8('6205;5\n6206;6\n'), long.subarray(0, MB * (1 + random(8)))]), ['text'], {
              has: '6205\t5',
            }),
          () => made('a.csv', Buffer.concat([utf8('6205,5\n"'), long.subarray(0, MB)]), ['text']),
          () => made('a.xlsx', workbookFile({ cells: row([article(), long.toString('latin1', 0, 3 * MB)]) }), ['text']),
        ])(),
    ],
    ['NULs', () => made('a.csv', utf8(`${article()};5\n\0${'\0x'.repeat(random(20))}${article()};6\n`), ['notText'])],
    [
      'marks of direction and invisible letters',
      () => {
        const mark = pick(['\u202e', '\u200f', '\u2066', '\u200b', '\ufeff'])
        return made('a.csv', utf8(`${mark}6205${mark}-2RS;5${mark}\n`), ['text'], { has: '6205-2RS\t5' })
      },
    ],
    ['a PDF with scripts, actions or files', () => made('a.pdf', pick(acting), any, { lacks: secret })],
    ['a damaged PDF', () => made('a.pdf', pick([() => pick(broken), () => flipped(pick(pdfs))])(), any)],
    [
      'a PDF that was cut',
      () => {
        const bytes = pick(pdfs)
        return made('a.pdf', bytes.subarray(0, 6 + random(bytes.length - 60)), damaged)
      },
    ],
    [
      'a PDF with a password',
      () =>
        made(
          'a.pdf',
          pdfFile(plainPage(), {
            trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<00> <00>]`,
          }),
          ['locked'],
        ),
    ],
    ['a PDF whose tables form a circle', () => made('a.pdf', looped(), ['cut', 'text'])],
    [
      'a PDF whose pages form a circle',
      () =>
        made(
          'a.pdf',
          pdfFile({ ...plainPage(), 2: `<< /Type /Pages /Kids [${pick(['2 0 R', '3 0 R 2 0 R'])}] /Count 9 >>` }),
          damaged,
        ),
    ],
    ['a PDF that unpacks to too much', () => made('a.pdf', streamBomb, ['heavy'])],
    [
      'a scanned PDF',
      () =>
        made(
          'scan.pdf',
          pdfFile({
            ...plainPage({ content: 'q 500 0 0 700 40 70 cm /Im1 Do Q' }),
            6: stream(
              '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
              latin('\0'),
            ),
          }),
          ['scan'],
        ),
    ],
    ['an empty PDF', () => made('a.pdf', pdfFile(plainPage({ content: 'q Q' })), ['noRows'])],
    [
      'nothing',
      () =>
        pick([
          () => made('a.csv', new Uint8Array(), ['empty']),
          () => made('a.csv', utf8(pick([' \r\n\t\n', '\ufeff', ';;;\n;;;\n'])), ['noRows']),
          () => made('a.xlsx', workbookFile({ cells: '' }), ['noRows']),
          () => made('a.xlsx', workbookFile({ cells: '<row hidden="1"><c><v>6205</v></c></row>' }), ['noRows']),
        ])(),
    ],
    [
      'a sheet with impossible places',
      () => {
        const reference = pick(['ZZZZZ1', 'A99999999', '1A', '', 'A-1', '$A$1', 'XFE1'])
        const cells = `<row r="${pick(['0', '-1', '1e9', 'x'])}"><c r="${reference}"><v>${pick(['1e999', 'NaN', '-', '1'])}</v></c><c r="B1" t="s"><v>${pick(['-1', '99999999', 'x'])}</v></c></row>`
        return made('a.xlsx', workbookFile({ cells }), ['text', 'noRows'])
      },
    ],
    [
      'deep elements',
      () => made('a.xlsx', workbookFile({ cells: '<row>'.repeat(10_000 + random(90_000)) }), ['cut', 'heavy']),
    ],
    [
      'quotes that do not end',
      () => made('a.csv', utf8(`6205;5\n"${article()};"6\n7;"a"b"\n`), ['text'], { has: '6205\t5' }),
    ],
    ['noise', () => made(pick(['a.csv', 'a.xlsx', 'a.pdf']), noise(1 + random(3000)), any)],
    [
      'noise behind a head',
      () => made('a.xlsx', Buffer.concat([latin(pick(['PK\x03\x04', '%PDF-1.7\n'])), noise(random(3000))]), damaged),
    ],
  ]
  const honest: readonly (() => Made)[] = [
    () => made('a.csv', utf8('6205-2RS;20\r\nM8x40;200\r\n'), ['text'], { has: '6205-2RS\t20\nM8x40\t200' }),
    () => made('a.txt', Buffer.from('\ufeff轴承 6205\t20\r\n', 'utf16le'), ['text'], { has: '轴承 6205\t20' }),
    () => made('a.csv', Buffer.from('d6e1b3d02c323030', 'hex'), ['text'], { has: '轴承\t200' }),
    () => made('a.xlsx', workbookFile(), ['text'], { has: '6204\t12' }),
    () => made('a.pdf', pdfFile(plainPage()), ['text'], { has: 'Bearing 6204' }),
  ]
  for (let index = 0; index < count; index++) {
    const [what, make] =
      index % 10 === 9
        ? (['an honest file', pick(honest)] as const)
        : makers[(index - Math.floor(index / 10)) % makers.length]!
    yield { what, ...make() }
  }
}
