import type { Db, ReadDb } from '../../db/db.ts'

/** Returns the handler of a list, a count or a statement of account, whose reads a replica may serve (ADR 74). */
export function reading<Input, Context extends { db: Db }, Answer>(
  handle: (input: Input, context: Omit<Context, 'db'> & { db: ReadDb }) => Promise<Answer>,
): (input: Input, context: Context) => Promise<Answer> {
  return (input, context) => context.db.read((db) => handle(input, { ...context, db }))
}
