import type { Breather } from './breather.ts'
import { normalise } from '../tokens.ts'
import { GrowableArray, listOf } from './growing.ts'
import type { List } from './growing.ts'

const FRESH_MOST = 2_000
/** The minimum length of a prefix that finds models. */
export const MODEL_PREFIX_FROM = 2
const SORTED_AT_ONCE = 5_000
const behindLetters = /^[a-z]{2,}(\d{4,})[a-z]*$/

/** An index of models by prefix: of the whole model (`62052rsc3`) and of its pieces (`2rs`). A row is a SKU. */
export class Codes {
  private readonly whole: string[] = []
  private readonly asWritten: string[] = []
  /** Rows sorted by model. Newer rows are scanned one by one until there are too many. */
  private sorted: Uint32Array = new Uint32Array()
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

  /** Sorts like `settle`, but lets other work run meanwhile. */
  async settleSlowly(breather: Breather): Promise<void> {
    let runs: Uint32Array[] = []
    for (let from = 0; from < this.whole.length; from += SORTED_AT_ONCE) {
      const rows = Uint32Array.from(
        { length: Math.min(SORTED_AT_ONCE, this.whole.length - from) },
        (_, at) => from + at,
      )
      runs.push(rows.sort((a, b) => this.compare(a, b)))
      await breather.rest()
    }
    while (runs.length > 1) {
      const merged: Uint32Array[] = []
      for (let at = 0; at < runs.length; at += 2)
        merged.push(await this.merge(runs[at]!, runs[at + 1] ?? new Uint32Array(), breather))
      runs = merged
    }
    this.sorted = runs[0] ?? new Uint32Array()
    this.settle()
  }

  private async merge(a: Uint32Array, b: Uint32Array, breather: Breather): Promise<Uint32Array> {
    const all = new Uint32Array(a.length + b.length)
    let [i, j] = [0, 0]
    for (let at = 0; at < all.length; at++) {
      const isFirst = j >= b.length || (i < a.length && this.compare(a[i]!, b[j]!) < 0)
      all[at] = isFirst ? a[i++]! : b[j++]!
      if (at % SORTED_AT_ONCE === 0) await breather.rest()
    }
    return all
  }

  private compare(a: number, b: number): number {
    const { whole } = this
    return whole[a]! < whole[b]! ? -1 : whole[a]! > whole[b]! ? 1 : a - b
  }

  /** Sorts the rows and pieces added since the last call. */
  settle(): void {
    if (this.whole.length - this.sorted.length > FRESH_MOST || (this.sorted.length === 0 && this.whole.length)) {
      this.sorted = Uint32Array.from(this.whole.keys()).sort((a, b) => this.compare(a, b))
    }
    if (this.sortedPieces.length === this.pieces.size) return
    this.sortedPieces = [...this.pieces.keys()].sort()
    this.byFigures.clear()
    for (const piece of this.sortedPieces) {
      const figures = figuresOf(piece)
      if (figures === undefined) continue
      const pieces = this.byFigures.get(figures)
      if (pieces) pieces.push(piece)
      else this.byFigures.set(figures, [piece])
    }
  }
}

/** Splits a model into pieces. Most of a million models are plain ASCII and only need lower case, which is faster. */
export function piecesOf(written: string): string[] {
  return /^[\w./+-]*$/.test(written)
    ? written.toLowerCase().split(/[^a-z0-9.]+/)
    : normalise(written).split(/[^\p{L}\p{N}.]+/u)
}

/** Returns the digits after the letters of a piece. */
export function figuresOf(piece: string): string | undefined {
  return behindLetters.exec(piece)?.[1]
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

/**
 * Whether `start` cuts a number of the model: after letters a number must be complete (`R37` does not begin `R3-75`),
 * and no number is cut at its decimal point.
 */
export function isCut(model: string, start: string): boolean {
  return (/[a-z]/.test(start) ? /^[\d.]/ : /^\./).test(model[start.length] ?? '')
}
