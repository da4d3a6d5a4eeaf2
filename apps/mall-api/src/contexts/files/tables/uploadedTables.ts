import type { MessageKey } from '../../../core/messages/messages.ts'
import type { TableProblem } from './TableFault.ts'

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
