import { dwgHead2007 } from './dwg2007.ts'
import { harmless, kept, page, refused, type FileSample } from './FileSample.ts'
import { text } from './pdfFile.ts'
import { zipFile } from './zipFile.ts'

const noise = (length: number): Buffer => {
  const bytes = Buffer.alloc(length)
  let state = 7
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[index] = state >>> 16
  }
  return bytes
}

/** Returns the header of a DWG 2004 or later (Open Design Specification 4.1). The block at 0x80 is masked. */
export function dwgHead(version: string): Buffer {
  const head = Buffer.alloc(0x100)
  head.write(version, 0, 'latin1')
  head[0x0b] = 0
  head[0x0c] = 3
  head.writeUInt32LE(0x160, 0x0d)
  head[0x11] = 0x21
  head.writeUInt16LE(30, 0x13)
  head.writeUInt32LE(0x20, 0x28)
  const block = Buffer.alloc(0x6c)
  block.write('AcFssFcAJMB\0', 0, 'latin1')
  block.writeUInt32LE(0x6c, 0x10)
  block.writeUInt32LE(0x04, 0x14)
  let seed = 1
  for (let index = 0; index < block.length; index++) {
    seed = (Math.imul(seed, 0x343fd) + 0x269ec3) >>> 0
    block[index] = block[index]! ^ ((seed >>> 16) & 0xff)
  }
  block.copy(head, 0x80)
  return head
}

/** Returns a DWG 2000: a list of six sections, the sentinel, and the sections' content. */
export function dwg2000(held = noise(4096)): Buffer {
  const head = Buffer.alloc(0x15 + 4 + 6 * 9 + 2)
  head.write('AC1015', 0, 'latin1')
  head[0x0b] = 6
  head[0x0c] = 1
  head.writeUInt16LE(29, 0x13)
  head.writeUInt32LE(6, 0x15)
  for (let section = 0; section < 6; section++) {
    head[0x19 + section * 9] = section
    head.writeUInt32LE(0x100 + section * 0x80, 0x19 + section * 9 + 1)
    head.writeUInt32LE(0x80, 0x19 + section * 9 + 5)
  }
  return Buffer.concat([head, Buffer.from('95a04e289982 1ae55e41e05f9d3a4d00'.replace(' ', ''), 'hex'), held])
}

/** A drawing's materials, as AutoCAD packs them into files saved for older releases. */
const materials = zipFile([{ name: 'autodesk-design-package.xml', bytes: text('<package/>'), stored: true }])

export const dwg = (version = 'AC1032') => Buffer.concat([dwgHead(version), noise(8192)])

export const step = ({ header = '', data = '', schema = 'AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }' } = {}) =>
  text(
    'ISO-10303-21;\nHEADER;\n' +
      `FILE_DESCRIPTION(('Bearing 6204'),'2;1');\nFILE_NAME('6204.stp','2026-01-01T00:00:00',(''),(''),'','','');\nFILE_SCHEMA(('${schema}'));\n${header}ENDSEC;\n` +
      `DATA;\n#1=CARTESIAN_POINT('',(0.,0.,0.));\n#2=DIRECTION('',(0.,0.,1.));\n#3=VERTEX_POINT('',#1);\n${data}ENDSEC;\nEND-ISO-10303-21;\n`,
  )

export const hostileDrawings: FileSample[] = [
  refused('a DWG that continues as HTML', 'a.dwg', () => text(`AC1032\0\0\0\0\0${page}`)),
  refused('a DWG with a correct header and HTML after it', 'a.dwg', () =>
    Buffer.concat([dwgHead('AC1032'), text(page.repeat(80))]),
  ),
  refused('a DWG with HTML between its bytes', 'a.dwg', () => Buffer.concat([dwg(), text(page), noise(4096)])),
  refused('a DWG of only the six letters of its version', 'a.dwg', () => text('AC1032')),
  refused('a DWG with a program after it', 'a.dwg', () =>
    Buffer.concat([dwg(), text('MZ\x90\0'), Buffer.alloc(124), text('This program cannot be run in DOS mode.\r\r\n$')]),
  ),
  refused('a DWG with an archive after it', 'a.dwg', () =>
    Buffer.concat([dwg(), zipFile([{ name: 'A.class', bytes: text('x') }])]),
  ),
  refused('a text that begins like a DWG', 'a.dwg', () => text(`AC1018 ${'is the version of 2004. '.repeat(50)}`)),
  refused('a DWG of 2007 that contains only letters', 'a.dwg', () => text(`AC1021${'A'.repeat(1280)}`)),
  refused('a DWG of 2007 that contains only zeros', 'a.dwg', () => Buffer.concat([text('AC1021'), Buffer.alloc(8192)])),
  refused('a DWG of 2007 with noise as its header', 'a.dwg', () => Buffer.concat([text('AC1021'), noise(8192)])),
  refused('a DWG of 2007 with one wrong bit in its header', 'a.dwg', () => {
    const bytes = Buffer.concat([dwgHead2007(), noise(8192)])
    bytes[0x90]! ^= 1
    return bytes
  }),
  refused('a DWG of 2007 whose header states too great a length', 'a.dwg', () =>
    Buffer.concat([dwgHead2007(686), noise(8192)]),
  ),
  refused('a DWG of 2007 whose header states two lengths', 'a.dwg', () =>
    Buffer.concat([dwgHead2007(162, 272), noise(8192)]),
  ),
  refused('a DWG of 2007 that ends within its header', 'a.dwg', () => dwgHead2007().subarray(0, 0x47f)),
  refused('a DWG of 2000 with an archive after it', 'a.dwg', () => Buffer.concat([dwg2000(), materials])),
  refused('a DWG of 2000 whose sections are beyond its end', 'a.dwg', () => dwg2000(noise(400))),
  refused('a DWG of a version that does not exist', 'a.dwg', () => dwg('AC9999')),
  refused('a program with the extension of a drawing', 'a.dwg', () =>
    Buffer.concat([text('MZ\x90\0\x03'), noise(4000)]),
  ),
  refused('a STEP file that continues as HTML', 'a.step', () => text(`ISO-10303-21;\n${page}`)),
  refused('a STEP file with HTML after its end', 'a.step', () => Buffer.concat([step(), text(page)])),
  refused('a STEP file with HTML between its sections', 'a.stp', () =>
    text(step().toString('latin1').replace('DATA;', `${page}\nDATA;`)),
  ),
  refused('a STEP file with a page in a comment', 'a.stp', () => step({ header: `/* ${page} */\n` })),
  refused('a STEP file with an archive after it', 'a.stp', () =>
    Buffer.concat([step(), zipFile([{ name: 'A.class', bytes: text('x') }])]),
  ),
  refused('a STEP file without an end', 'a.stp', () =>
    text(
      step()
        .toString('latin1')
        .replace(/ENDSEC;\nEND-ISO.*/s, ''),
    ),
  ),
  refused('a STEP file with bytes that are not text', 'a.stp', () =>
    Buffer.concat([step().subarray(0, -18), noise(3000), text('END-ISO-10303-21;\n')]),
  ),
  refused('a STEP file without data', 'a.step', () => text('ISO-10303-21;\nEND-ISO-10303-21;\n')),
  refused('a page of HTML before a STEP file', 'a.step', () => Buffer.concat([text(page), step()])),
  harmless('a STEP file with the extension of a page', 'a.htm', () => step()),
]

export const honestDrawings: FileSample[] = [
  kept('a DWG of 2018', '6204.dwg', () => dwg('AC1032')),
  kept('a DWG of 2013 with an extension in capitals', 'PLAN.DWG', () => dwg('AC1027')),
  kept('a DWG of 2000', 'old.dwg', () => dwg2000()),
  kept('a DWG of 2000 with materials', 'materials.dwg', () =>
    dwg2000(Buffer.concat([noise(200), materials, noise(4096)])),
  ),
  kept('a DWG of 2007', '2007.dwg', () => Buffer.concat([dwgHead2007(), noise(8192)])),
  kept('a STEP file of AP214', '6204.stp', () => step()),
  kept('a STEP file of AP242 with a comment and Chinese names', '轴承.step', () =>
    step({
      schema: 'AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF { 1 0 10303 442 1 1 4 }',
      header: '/* Generated by a CAD system; tolerances < 0.1 and > 0.01 */\n',
      data: "#4=PRODUCT('\\X2\\8F74627F\\X0\\','it''s a <6204> bearing','',(#2));\n",
    }),
  ),
  kept('a STEP file with Windows line breaks', 'windows.STEP', () =>
    text(step().toString('latin1').replaceAll('\n', '\r\n')),
  ),
]
