import { protocol } from '@electric-sql/pglite'
import type { messages, PGlite } from '@electric-sql/pglite'

const { Parser, serialize } = protocol

type Field = { name: string; read: (text: string) => unknown }
type Statement = { name: string; params: readonly number[]; fields: readonly Field[] }

/**
 * Runs statements of which PostgreSQL keeps the plan: PGlite's own `query` has each parsed and planned anew, which here
 * takes up to twenty times as long as what a page of a product reads, and reads the rows slowly. One at a time; the
 * texts are those of the code, so there is an end to them.
 */
export function keepingPlans(pg: PGlite) {
  const kept = new Map<string, Statement>()

  // The stream alone does not take the answer apart on the way.
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
 * The rows among the messages of an answer: each a letter, its length, and for a row the length and the text of every
 * field.
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

/** The messages of an answer; a refusal is thrown. */
function read(answer: Buffer): messages.BackendMessage[] {
  const all: messages.BackendMessage[] = []
  new Parser().parse(answer, (message) => all.push(message))
  const refusal = all.find((message) => message instanceof Error)
  if (refusal) throw refusal
  return all
}
