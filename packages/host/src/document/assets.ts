import type { ScreenFiles, ShownScreen } from '../render/pageData.ts'

/** What the build made for the browser. */
export type Assets = {
  /** Names this build: files of two builds do not go together. */
  build: string
  entry: string
  /** What every page needs beside its entry. */
  frameOf: (language: string) => Pick<ScreenFiles, 'scripts' | 'styles'>
  /** The file with the frame's sentences in a language. */
  frameTextsOf: (language: string) => string
  /** The files of a screen, so that the browser fetches all of them at once. */
  partOf: (screen: ShownScreen, language: string, areas: readonly string[]) => ScreenFiles
}
