import { SaxesParser } from 'saxes'
import { FileFault } from './FileFault.ts'
import { isActiveFormula } from './isActiveFormula.ts'

/** Allowed parts of a workbook by lower-case name. All others, such as macros and objects, are refused. */
const passive =
  /^(?:\[content_types\]\.xml|(?:.*\/)?_rels\/[^/]*\.rels|(?:docprops|docmetadata|customxml|xl)\/(?:[^/]+\/)*[^/]+\.(?:xml|vml|png|jpe?g|gif|bmp|tiff?|emf|wmf|webp)|xl\/(?:printersettings|customproperty)[^.]*\.bin|(?:[^/]+\/)+)$/
const active =
  /^(?:customui|xl\/(?:macrosheets|dialogsheets|activex|embeddings|externallinks|webextensions|querytables|connections\.xml))/
const activeTypes =
  /vbaproject|macro|activex|oleobject|externallink|connections\+xml|querytable|control\+xml|webextension|binary|dialogsheet|attachedtoolbars|officedocument\.package/i
const activeRelations =
  /\/(?:vbaproject|externallink|externallinkpath|oleobject|package|control|connections|querytable|attachedtemplate|extensibility|webextension(?:taskpanes)?|xlmacrosheet|xlintlmacrosheet|dialogsheet|activexcontrolbinary|subdocument|frame)$/i
const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const webLink = /^(?:https?:|mailto:|tel:|#|[^\\/:][^\\:]*$)/i
const activeVml = /<!doctype|<!entity|<script|\b(?:href|src)\s*=\s*["']?\s*(?:file:|\\|\/\/)/i
const formulas = new Set([
  'f',
  'formula',
  'formula1',
  'formula2',
  'definedName',
  'calculatedColumnFormula',
  'totalsRowFormula',
])

/**
 * Inspects one part of a workbook. Throws a `FileFault` if it runs code, refers to external data or contains another
 * file.
 */
export function inspectPart(name: string, bytes: Buffer): void {
  const path = name.toLowerCase()
  if (active.test(path) || !passive.test(path)) throw new FileFault('fileActive')
  if (/\.(?:xml|rels)$/.test(path)) inspectXml(path, textOf(bytes))
  // VML drawings of notes are often not well-formed XML.
  else if (path.endsWith('.vml') && activeVml.test(textOf(bytes))) throw new FileFault('fileActive')
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileFault('fileFormat')
  }
}

function inspectXml(path: string, text: string): void {
  if (text.includes('\0')) throw new FileFault('fileFormat')
  const parser = new SaxesParser()
  let formula = ''
  /** The depth of open elements within a formula. Their text belongs to it. */
  let open = 0
  let mains = 0
  parser.on('error', () => {
    throw new FileFault('fileCut')
  })
  parser.on('doctype', () => {
    throw new FileFault('fileActive')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1)
    if (path === '[content_types].xml') mains += inspectType(attributes.ContentType)
    if (path.endsWith('.rels') && local === 'Relationship') inspectRelation(attributes)
    if (open > 0 || formulas.has(local)) open++
  })
  const add = (part: string) => {
    if (open > 0) formula += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    if (open === 0 || --open > 0) return
    if (isActiveFormula(formula)) throw new FileFault('fileActive')
    formula = ''
  })
  parser.write(text).close()
  if (path === '[content_types].xml' && mains !== 1) throw new FileFault('fileFormat')
}

/** Returns 1 for the main workbook part, else 0. */
function inspectType(type = ''): number {
  if (activeTypes.test(type)) throw new FileFault('fileActive')
  if (!/main\+xml$/i.test(type)) return 0
  if (type.toLowerCase() !== main) throw new FileFault('fileFormat')
  return 1
}

function inspectRelation({ Type = '', Target = '', TargetMode = '' }: Readonly<Record<string, string>>): void {
  if (activeRelations.test(Type)) throw new FileFault('fileActive')
  if (TargetMode.toLowerCase() !== 'external') return
  if (!/\/hyperlink$/i.test(Type) || !webLink.test(Target)) throw new FileFault('fileActive')
}
