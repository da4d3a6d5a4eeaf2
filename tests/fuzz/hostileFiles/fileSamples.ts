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
 * Files that a server must refuse or make harmless. They follow from the specifications of the formats, written without
 * knowledge of the server's checks.
 */
export const hostileFiles: readonly FileSample[] = [
  ...actingPdfs,
  ...brokenPdfs,
  ...actingWorkbooks,
  ...brokenWorkbooks,
  ...hostileDrawings,
  ...hostilePictures,
]

/** Files like those that buyers and sellers send. A check that refuses one of them is too strict. */
export const honestFiles: readonly FileSample[] = [
  ...honestPdfs,
  ...honestWorkbooks,
  ...honestDrawings,
  ...honestPictures,
]
