import { normalise } from '../tokens.ts'
import { Growing, listOf } from './growing.ts'
import type { List } from './growing.ts'

const FRESH_MOST = 2_000
const behindLetters = /^[a-z]{2,}(\d{4,})[a-z]*$/

/**
 * Models by their beginnings: whole (`62052rsc3`), and by their pieces (`2rs`). A row is a SKU, and its number its
 * place here.
 */
export class Codes {
  private readonly whole: string[] = []
  private readonly asWritten: string[] = []
  /** Rows in the order of their models; those after them are looked through one by one until there are too many. */
  private sorted = new Uint32Array()
  private readonly pieces = new Map<string, List>()
  private sortedPieces: string[] = []
  private byFigures = new Map<string, string[]>()

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

  /** Rows whose model is or begins with `start`, in the order of the models. */
  wholeFrom(start: string, most = Infinity): number[] {
    this.settle()
    const rows: number[] = []
    for (
      let at = firstAt(this.sorted.length, (i) => this.of(this.sorted[i]!) >= start);
      at < this.sorted.length && rows.length < most;
      at++
    ) {
      if (!this.of(this.sorted[at]!).startsWith(start)) break
      rows.push(this.sorted[at]!)
    }
    for (let row = this.sorted.length; row < this.whole.length; row++)
      if (this.of(row).startsWith(start)) rows.push(row)
    return rows
  }

  /** Rows of which a piece of the model is letters and these figures: `1605` of `BSN1605`. */
  figures(figures: string): List[] {
    this.settle()
    return (this.byFigures.get(figures) ?? []).map((piece) => this.pieces.get(piece)!)
  }

  /** Rows of which a piece of the model is `start`, or begins with it. */
  piecesFrom(start: string, begins: boolean): List[] {
    if (!begins) return [this.pieces.get(start) ?? new Growing(Uint32Array, 0)]
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

  /** Puts what came since in order. */
  settle(): void {
    if (this.whole.length - this.sorted.length > FRESH_MOST || (this.sorted.length === 0 && this.whole.length)) {
      const { whole } = this
      this.sorted = Uint32Array.from(whole.keys()).sort((a, b) =>
        whole[a]! < whole[b]! ? -1 : whole[a]! > whole[b]! ? 1 : a - b,
      )
    }
    if (this.sortedPieces.length === this.pieces.size) return
    this.sortedPieces = [...this.pieces.keys()].sort()
    this.byFigures = Map.groupBy(
      this.sortedPieces.filter((piece) => behindLetters.test(piece)),
      (piece) => behindLetters.exec(piece)![1]!,
    )
  }
}

/** Most models are plain, and there are a million of them: those need no more than small letters. */
function piecesOf(written: string): string[] {
  return /^[\w./+-]*$/.test(written)
    ? written.toLowerCase().split(/[^a-z0-9.]+/)
    : normalise(written).split(/[^\p{L}\p{N}.]+/u)
}

/** The first place from which on `reached` is true. */
export function firstAt(length: number, reached: (at: number) => boolean): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (reached(middle)) to = middle
    else from = middle + 1
  }
  return from
}
