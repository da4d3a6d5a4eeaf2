import { parse, protocol } from '@electric-sql/pglite'
import type { PGlite } from '@electric-sql/pglite'

const { serialize } = protocol

type Statement = { name: string; types: readonly number[] }

/**
 * Runs statements of which PostgreSQL keeps the plan: PGlite's own `query` has each parsed and planned anew, which here takes
 * up to twenty times as long as what a page of a product reads. One at a time; the texts are those of the code, so there is an end to them.
 */
export function keepingPlans(pg: PGlite) {
  const kept = new Map<string, Statement>()

  const prepare = async (text: string): Promise<Statement> => {
    const name = `s${kept.size}`
    const { messages } = await pg.execProtocol(joined(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()))
    const statement = { name, types: parse.parseDescribeStatementResults(messages) }
    kept.set(text, statement)
    return statement
  }

  return async (text: string, params: readonly unknown[]): Promise<unknown[]> => {
    const { name, types } = kept.get(text) ?? await prepare(text)
    const values = params.map((param, at) => (param === null ? null : (pg.serializers[types[at]!] ?? String)(param)))
    const { messages } = await pg.execProtocol(joined(serialize.bind({ statement: name, values }), serialize.describe({ type: 'P' }), serialize.execute({}), serialize.sync()))
    return parse.parseResults(messages, pg.parsers)[0]!.rows
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
