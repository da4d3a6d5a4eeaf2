import { normalise } from '../tokens.ts'
import { GrowableArray, listOf } from './growing.ts'
import type { List } from './growing.ts'

const FRESH_MOST = 2_000
const behindLetters = /^[a-z]{2,}(\d{4,})[a-z]*$/

/** An index of models by prefix: of the whole model (`62052rsc3`) and of its pieces (`2rs`). A row is a SKU. */
export class Codes {
  private readonly whole: string[] = []
  private readonly asWritten: string[] = []
  /** Rows sorted by model. Newer rows are scanned one by one until there are too many. */
  private sorted = new Uint32Array()
  private readonly pieces = new Map<string, List>()
  private sortedPieces: string[] = []
  private readonly byFigures = new Map<string, string[]>()

  add(row: number, norm: string, written: string): void {
    this.whole[row] = norm
    this.asWritten[row] = written
    for (const piece of new Set(piecesOf(written))) if (piece && piece !== norm) listOf(this.pieces, piece).push(row)
  }

  of(row: number): string {
    return this.whole[row] ?? ''
  }

  written(row: number): string {
    return this.asWritten[row] ?? ''
  }

  /** Returns rows whose model starts with `start`, in model order. */
  wholeFrom(start: string, most = Infinity): number[] {
    this.settle()
    const rows: number[] = []
    const first = firstAt(this.sorted.length, (i) => this.of(this.sorted[i]!) >= start)
    for (const row of this.sorted.subarray(first)) {
      if (rows.length >= most || !this.of(row).startsWith(start)) break
      rows.push(row)
    }
    for (let row = this.sorted.length; row < this.whole.length; row++)
      if (this.of(row).startsWith(start)) rows.push(row)
    return rows
  }

  /** Returns rows with a piece of letters followed by these digits: `1605` finds `BSN1605`. */
  figures(figures: string): List[] {
    this.settle()
    return (this.byFigures.get(figures) ?? []).map((piece) => this.pieces.get(piece)!)
  }

  /** Returns rows with a piece that equals `start` or, with `begins`, starts with it. */
  piecesFrom(start: string, begins: boolean): List[] {
    if (!begins) return [this.pieces.get(start) ?? new GrowableArray(Uint32Array, 0)]
    this.settle()
    const lists: List[] = []
    for (const piece of this.sortedPieces.slice(
      firstAt(this.sortedPieces.length, (i) => this.sortedPieces[i]! >= start),
    )) {
      if (!piece.startsWith(start)) break
      lists.push(this.pieces.get(piece)!)
    }
    return lists
  }

  /** Sorts the rows and pieces added since the last call. */
  settle(): void {
    if (this.whole.length - this.sorted.length > FRESH_MOST || (this.sorted.length === 0 && this.whole.length)) {
      const { whole } = this
      this.sorted = Uint32Array.from(whole.keys()).sort((a, b) =>
        whole[a]! < whole[b]! ? -1 : whole[a]! > whole[b]! ? 1 : a - b,
      )
    }
    if (this.sortedPieces.length === this.pieces.size) return
    this.sortedPieces = [...this.pieces.keys()].sort()
    this.byFigures.clear()
    for (const piece of this.sortedPieces) {
      const [, figures] = behindLetters.exec(piece) ?? []
      if (figures === undefined) continue
      const pieces = this.byFigures.get(figures)
      if (pieces) pieces.push(piece)
      else this.byFigures.set(figures, [piece])
    }
  }
}

/** Most of a million models are plain ASCII and only need lower case, which is faster. */
function piecesOf(written: string): string[] {
  return /^[\w./+-]*$/.test(written)
    ? written.toLowerCase().split(/[^a-z0-9.]+/)
    : normalise(written).split(/[^\p{L}\p{N}.]+/u)
}

/** Returns the first index at which `reached` is true (binary search). */
function firstAt(length: number, reached: (at: number) => boolean): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (reached(middle)) to = middle
    else from = middle + 1
  }
  return from
}
