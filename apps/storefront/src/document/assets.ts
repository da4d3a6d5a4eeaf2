import type { Frame, Part, Shown } from '../render/pageData.ts'

/** What the build made for the browser. */
export type Assets = {
  /** Names this build: files of two builds do not go together. */
  build: string
  entry: string
  /** What every page needs beside its entry. */
  frameOf: (locale: Frame['locale']) => Pick<Part, 'scripts' | 'styles'>
  /** The files of a screen, so that the browser fetches all of them at once. */
  partOf: (screen: Shown, locale: Frame['locale'], areas: readonly string[]) => Part
}
