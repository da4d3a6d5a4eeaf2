import { actingPdfs } from './actingPdfs.ts'
import { actingWorkbooks } from './actingWorkbooks.ts'
import { brokenPdfs } from './brokenPdfs.ts'
import { brokenWorkbooks } from './brokenWorkbooks.ts'
import { honestDrawings, hostileDrawings } from './drawings.ts'
import type { FileSample } from './FileSample.ts'
import { honestPdfs } from './honestPdfs.ts'
import { honestWorkbooks } from './honestWorkbooks.ts'
import { honestPictures, hostilePictures } from './pictures.ts'

/**
 * Files that a server must refuse or disarm. Written from the formats' specifications, before their author read the
 * server's checks.
 */
export const hostileFiles: readonly FileSample[] = [
  ...actingPdfs,
  ...brokenPdfs,
  ...actingWorkbooks,
  ...brokenWorkbooks,
  ...hostileDrawings,
  ...hostilePictures,
]

/** Files as buyers and sellers really send them. A check that refuses one of them is too strict. */
export const honestFiles: readonly FileSample[] = [
  ...honestPdfs,
  ...honestWorkbooks,
  ...honestDrawings,
  ...honestPictures,
]
