/**
 * Why a file has no rows to read. `empty`: it has no bytes. `tooLarge`: it exceeds the limit for files. `oldWorkbook`: a
 * workbook in a format before xlsx. `other`: a file of another kind, such as a picture or an archive. `notText`: a text
 * in an unknown encoding, or with NUL characters. `cut`: damaged or incomplete. `locked`: needs a password. `heavy`:
 * unpacks to too much, or takes too long to read. `scan`: a PDF of pictures. `noRows`: no row has content. `busy`: too
 * many files wait.
 */
export const tableProblems = [
  'empty',
  'tooLarge',
  'oldWorkbook',
  'other',
  'notText',
  'cut',
  'locked',
  'heavy',
  'scan',
  'noRows',
  'busy',
] as const
export type TableProblem = (typeof tableProblems)[number]

export class TableFault extends Error {
  readonly problem: TableProblem
  constructor(problem: TableProblem) {
    super(problem)
    this.problem = problem
  }
}
