import { protocol } from '@electric-sql/pglite'
import type { messages, PGlite } from '@electric-sql/pglite'

const { Parser, serialize } = protocol

type Field = { name: string; read: (text: string) => unknown }
type Statement = { name: string; params: readonly number[]; fields: readonly Field[] }

/**
 * Runs prepared statements. PGlite's own `query` parses and plans every statement again, which takes up to twenty times
 * as long as the reads of a product page, and decodes rows slowly. Runs one statement at a time. The number of
 * statements is bounded, because their texts are all in the code.
 */
export function cachePreparedStatements(pg: PGlite) {
  const kept = new Map<string, Statement>()

  // Only the streaming call returns the response without parsing it.
  const send = async (...parts: Uint8Array[]): Promise<Buffer> => {
    const answer: Uint8Array[] = []
    await pg.execProtocolRawStream(Buffer.concat(parts), { onRawData: (piece) => answer.push(piece.slice()) })
    return Buffer.concat(answer)
  }

  const prepare = async (text: string): Promise<Statement> => {
    const name = `s${kept.size}`
    const answer = read(
      await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()),
    )
    const described = <M extends messages.BackendMessage>(kind: M['name']) =>
      answer.find((message): message is M => message.name === kind)
    const statement = {
      name,
      params: described<messages.ParameterDescriptionMessage>('parameterDescription')?.dataTypeIDs ?? [],
      fields: (described<messages.RowDescriptionMessage>('rowDescription')?.fields ?? []).map((field) => ({
        name: field.name,
        read: readerOf(pg, field.dataTypeID),
      })),
    }
    kept.set(text, statement)
    return statement
  }

  return async (text: string, given: readonly unknown[]): Promise<unknown[]> => {
    const { name, params, fields } = kept.get(text) ?? (await prepare(text))
    const values = given.map((value, at) => (value === null ? null : (pg.serializers[params[at]!] ?? String)(value)))
    return rowsOf(
      await send(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()),
      fields,
    )
  }
}

function readerOf(pg: PGlite, type: number): Field['read'] {
  const parser = pg.parsers[type]
  return parser ? (text) => parser(text, type) as unknown : (text) => text
}

const DATA_ROW = 0x44
const ERROR = 0x45

/**
 * Decodes the rows of a response. A message is a type byte and a length; a row has the length and text of each field.
 */
function rowsOf(bytes: Buffer, fields: readonly Field[]): unknown[] {
  const rows: unknown[] = []
  for (let at = 0; at < bytes.length; at += bytes.readInt32BE(at + 1) + 1) {
    if (bytes[at] === ERROR) read(bytes)
    if (bytes[at] !== DATA_ROW) continue
    const row: Record<string, unknown> = {}
    let from = at + 7
    for (const { name, read } of fields) {
      const length = bytes.readInt32BE(from)
      from += 4
      row[name] = length < 0 ? null : read(bytes.toString('utf8', from, from + length))
      from += Math.max(length, 0)
    }
    rows.push(row)
  }
  return rows
}

/** Returns the messages of a response. Throws if one is an error. */
function read(answer: Buffer): messages.BackendMessage[] {
  const all: messages.BackendMessage[] = []
  new Parser().parse(answer, (message) => all.push(message))
  const refusal = all.find((message) => message instanceof Error)
  if (refusal) throw refusal
  return all
}
