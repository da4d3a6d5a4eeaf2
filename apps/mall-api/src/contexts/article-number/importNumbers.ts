import { ARTICLE_NUMBER_LENGTH } from '@millwright/domain/article-number/limits'
import type { CallContext } from '../../core/call/call.ts'
import { textTables } from '../files/tables/textTables.ts'
import { saveNumbers } from './saveNumbers.ts'

const UNIT_MOST = 20

/**
 * Saves the rows of a pasted text: the own number, the part number, and optionally the unit as third or, as in the
 * export, as fourth column. A first row without a digit is a heading. Returns each row with the reason if it was not
 * saved.
 */
export async function importNumbers(context: CallContext & { user: number }, text: string) {
  const [table] = textTables(new TextEncoder().encode(text))
  const rows = (table?.rows ?? []).filter((row, at) => at > 0 || row.some((cell) => /\d/.test(cell)))
  const asked = rows.map(([number = '', partyCode = '', third = '', fourth]) => {
    const unit = fourth ?? third
    return {
      number: number.slice(0, ARTICLE_NUMBER_LENGTH),
      partyCode,
      // A long third column is the name of the product.
      unit: unit.length > UNIT_MOST ? '' : unit,
    }
  })
  const saved = asked.length ? await saveNumbers(context, asked) : []
  return saved.map((one, at) => ({ ...one, line: rows[at]!.join('\t') }))
}
