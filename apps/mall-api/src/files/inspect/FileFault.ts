/**
 * Why a document is not kept. `fileFormat`: it is not, or not only, what it begins as. `fileCut`: it cannot be read.
 * `fileActive`: it runs something, reaches out or carries another file. `fileLocked`: it cannot be read without a
 * password. `fileHeavy`: it unpacks to more than anybody needs.
 */
export type FileProblem = 'fileFormat' | 'fileCut' | 'fileActive' | 'fileLocked' | 'fileHeavy'

/** Ends an inspection with its result. */
export class FileFault extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}
