import * as z from 'zod'
import { call } from '../call.ts'
import { booleanValue, count, text } from '../values.ts'

/** Files of a quick order. */
export const orderFiles = {
  readOrderFile: call({
    method: 'POST',
    path: '/quickOrder/readFile',
    auth: 'none',
    ours: true,
    summary:
      'Reads a list from a file (xlsx, text in columns, PDF with text) as text separated by tabs, for readOrderList; nothing is stored',
    encoding: 'multipart',
    input: z.object({ file: z.instanceof(Blob) }),
    answer: z.object({
      text: z.string(),
      lines: count,
      /** Whether the file has more lines than the list may have. */
      cut: booleanValue,
      /** The name of the sheet that was read, if the workbook has several sheets with content. */
      sheet: text,
    }),
    codes: [],
  }),
}
