import { kept, type FileSample } from './FileSample.ts'
import { tinyPng } from './pictures.ts'
import { part, relation, relations, workbookFile, workbookParts } from './workbookFile.ts'
import { zipFile } from './zipFile.ts'

const formulas =
  '<row r="1"><c r="A1"><v>12.5</v></c><c r="B1"><v>3</v></c><c r="C1"><f>ROUND(A1*B1,2)</f><v>37.5</v></c></row>' +
  '<row r="2"><c r="C2"><f>IFERROR(VLOOKUP(A1,$A$1:$C$1,3,FALSE),"no | price")</f><v>37.5</v></c><c r="D2"><f>SUM(C1:C2)</f><v>75</v></c></row>'

export const honestWorkbooks: FileSample[] = [
  kept('a workbook of one sheet', '询价单.xlsx', () => workbookFile()),
  kept('a workbook with formulas', 'prices.xlsx', () => workbookFile({ cells: formulas })),
  kept('a workbook whose formulas link to a site, a mailbox and another sheet', 'index.xlsx', () =>
    workbookFile({
      cells:
        '<row r="1"><c r="A1"><f>HYPERLINK("https://example.com/?q="&amp;B1,"6204")</f><v>0</v></c>' +
        '<c r="B1"><f>HYPERLINK("mailto:sales@example.com")</f><v>0</v></c>' +
        `<c r="C1"><f>HYPERLINK("#'Price list'!A1","\\\\ see HYPERLINK")</f><v>0</v></c></row>`,
    }),
  ),
  kept('a workbook with a list of choices of another sheet', 'choices.xlsx', () =>
    workbookFile({
      afterRows:
        '<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:dataValidations xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main" count="1"><x14:dataValidation type="list"><x14:formula1><xm:f>Sheet2!$A$1:$A$9</xm:f></x14:formula1><xm:sqref>A1</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>',
    }),
  ),
  kept('a workbook with links to a site and to a mailbox', 'links.xlsx', () =>
    workbookFile({
      sheetRelations:
        relation('rId1', 'hyperlink', 'https://example.com/6204', true) +
        relation('rId2', 'hyperlink', 'mailto:sales@example.com', true),
      afterRows: '<hyperlinks><hyperlink ref="A1" r:id="rId1"/><hyperlink ref="B1" r:id="rId2"/></hyperlinks>',
    }),
  ),
  kept('a workbook with a picture', 'photo.xlsx', () =>
    workbookFile({
      types:
        '<Default Extension="png" ContentType="image/png"/><Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>',
      sheetRelations: relation('rId1', 'drawing', '../drawings/drawing1.xml'),
      afterRows: '<drawing r:id="rId1"/>',
      more: [
        part(
          'xl/drawings/drawing1.xml',
          '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"/>',
        ),
        part('xl/drawings/_rels/drawing1.xml.rels', relations(relation('rId1', 'image', '../media/image1.png'))),
        part('xl/media/image1.png', tinyPng()),
      ],
    }),
  ),
  kept('a workbook with settings of a printer and a note at a cell', 'notes.xlsx', () =>
    workbookFile({
      types:
        '<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.printerSettings"/>' +
        '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
        '<Override PartName="/xl/comments1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>',
      sheetRelations:
        relation('rId1', 'printerSettings', '../printerSettings/printerSettings1.bin') +
        relation('rId2', 'vmlDrawing', '../drawings/vmlDrawing1.vml') +
        relation('rId3', 'comments', '../comments1.xml'),
      more: [
        part('xl/printerSettings/printerSettings1.bin', Buffer.alloc(300, 1)),
        part('xl/drawings/vmlDrawing1.vml', '<xml xmlns:v="urn:schemas-microsoft-com:vml"><v:shape id="a"/></xml>'),
        part(
          'xl/comments1.xml',
          '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors/><commentList/></comments>',
        ),
      ],
    }),
  ),
  kept('a workbook that speaks of vbaProject.bin and <script>', 'text.xlsx', () =>
    workbookFile({
      cells:
        '<row r="1"><c r="A1" t="inlineStr"><is><t>vbaProject.bin, &lt;script&gt;, cmd|calc, javascript:</t></is></c></row>',
    }),
  ),
  kept('a workbook written as a stream', 'streamed.xlsx', () =>
    zipFile(workbookParts().map((entry) => ({ ...entry, flags: 8 }))),
  ),
  kept('a workbook of 20,000 rows', 'stock.xlsx', () => {
    const row = (index: number) =>
      `<row r="${index}"><c r="A${index}" t="inlineStr"><is><t>SKU-${index}</t></is></c><c r="B${index}"><v>${index % 97}</v></c></row>`
    return workbookFile({ cells: Array.from({ length: 20_000 }, (_, index) => row(index + 1)).join('') })
  }),
]
