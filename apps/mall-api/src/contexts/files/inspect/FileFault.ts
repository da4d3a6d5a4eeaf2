/**
 * Why a document is refused. `fileFormat`: its content does not match its type, or contains something else. `fileCut`:
 * unreadable. `fileActive`: runs code, refers to external data or contains another file. `fileLocked`: needs a
 * password. `fileHeavy`: unpacks to too much data.
 */
export type FileProblem = 'fileFormat' | 'fileCut' | 'fileActive' | 'fileLocked' | 'fileHeavy'

export class FileFault extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}
