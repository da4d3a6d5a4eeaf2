import { SaxesParser } from 'saxes'
import { TableFault } from './TableFault.ts'

type Attributes = Readonly<Record<string, string>>
export type XmlReader = {
  /** Element names have no prefix. */
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  /** Returns true to stop. */
  close?: (name: string) => boolean | void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads a part of a workbook. A document type would declare entities, so a part with one is not read. */
export async function readXml(chunks: AsyncIterable<Buffer>, { open, text, close }: XmlReader): Promise<void> {
  const parser = new SaxesParser()
  let done = false
  parser.on('error', () => {
    throw new TableFault('cut')
  })
  parser.on('doctype', () => {
    throw new TableFault('cut')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (!done) open?.(local(name), attributes as Attributes)
  })
  const add = (part: string) => {
    if (!done) text?.(part)
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    if (!done && close?.(local(name))) done = true
  })
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    parser.write(decodedBy(decoder, chunk))
    if (done) return
  }
  if (decoder) parser.close()
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function decodedBy(decoder: TextDecoder, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true })
  } catch {
    throw new TableFault('cut')
  }
}
