import { Refusal } from '../../../core/call/call.ts'
import type { CallContext } from '../../../core/call/call.ts'
import type { MessageKey } from '../../../core/messages/messages.ts'
import type { Table } from './Table.ts'
import type { TableProblem } from './TableFault.ts'
import { TABLE_FILE_MB, readTables } from './readTables.ts'

/** The sentence for each reason why a file cannot be read. */
export const tableMessageKeys = {
  empty: 'orderFileEmpty',
  tooLarge: 'orderFileTooLarge',
  oldWorkbook: 'orderFileOld',
  other: 'orderFileOther',
  notText: 'orderFileNotText',
  cut: 'orderFileCut',
  locked: 'orderFileLocked',
  heavy: 'orderFileHeavy',
  scan: 'orderFileScan',
  noRows: 'orderFileNoRows',
  busy: 'orderFileBusy',
} as const satisfies Record<TableProblem, MessageKey>

/** Reads the tables of an uploaded file, as `readTables` does. Refuses a file that cannot be read, with the reason. */
export async function uploadedTables({ say }: Pick<CallContext, 'say'>, file: Blob, person: string): Promise<Table[]> {
  const read = await readTables(file, person)
  if ('tables' in read) return read.tables
  throw new Refusal('A00001', say(tableMessageKeys[read.problem], { limit: TABLE_FILE_MB }))
}
